import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PermissionMatrix } from './PermissionMatrix';
import type { PermissionMatrixProps } from './PermissionMatrix';

const SAVED = [
  'visit:read coach',
  'visit:write coach',
  'visit:read dir',
  'self:read coach',
  'self:read dir',
  'self:read su',
];
const LABELS: Record<string, string> = { coach: 'Coach', dir: 'Director(a) escolar', su: 'Superadministrador(a)' };

function InPage(props: PermissionMatrixProps) {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(SAVED));
  return (
    <PermissionMatrix
      {...props}
      cellOf={(row, column) => {
        const key = `${row} ${column}`;
        if (key === 'visit:write dir') return null;
        return {
          isOn: on.has(key),
          isLocked: row.startsWith('self') || column === 'su',
          isChanged: on.has(key) !== SAVED.includes(key),
          label: `${row} para ${LABELS[column] ?? column}`,
          note: row.startsWith('self') ? 'O' : 'H',
        };
      }}
      onToggle={(row, column, isOn) => {
        props.onToggle(row, column, isOn);
        const next = new Set(on);
        if (isOn) next.add(`${row} ${column}`);
        else next.delete(`${row} ${column}`);
        setOn(next);
      }}
    />
  );
}

const meta = {
  title: 'Patrones/PermissionMatrix',
  tags: ['ready'],
  component: PermissionMatrix,
  render: (args) => <InPage {...args} />,
  args: {
    'aria-label': 'Permisos por rol',
    rowsLabel: 'Permiso',
    columns: [
      { id: 'coach', label: 'Coach' },
      { id: 'dir', label: 'Director(a) escolar' },
      { id: 'su', label: 'Superadministrador(a)', isLocked: true },
    ],
    groups: [
      { id: 'self', label: 'Cuenta propia', rows: [{ id: 'self:read', label: 'Ver su perfil' }] },
      {
        id: 'visit',
        label: 'Visitas',
        rows: [
          { id: 'visit:read', label: 'Ver visitas' },
          { id: 'visit:write', label: 'Programar y editar visitas' },
        ],
      },
    ],
    cellOf: () => null,
    onToggle: fn(),
    emptyLabel: 'No aplica',
    lockedLabel: 'No se cambia',
  },
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneRole: Story = { args: { columns: [{ id: 'coach', label: 'Coach' }] } };
