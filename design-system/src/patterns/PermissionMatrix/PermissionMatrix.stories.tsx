import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { PermissionMatrix } from './PermissionMatrix';
import type { MatrixGroup, PermissionMatrixProps } from './PermissionMatrix';

const SAVED = [
  'visit:read coach',
  'visit:write coach',
  'visit:read dir',
  'self:read coach',
  'self:read dir',
  'self:read su',
];
const nameOf = (groups: readonly MatrixGroup[], row: string) =>
  groups.flatMap(({ rows }) => rows).find(({ id }) => id === row)?.label ?? row;

function InPage({ say, ...props }: PermissionMatrixProps & { say: (es: string, en: string) => string }) {
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
          label: `${nameOf(props.groups, row)}, ${props.columns.find(({ id }) => id === column)?.label ?? column}`,
          note: !on.has(key)
            ? say('nada', 'nothing')
            : row.startsWith('self')
              ? say('lo propio', 'own')
              : say('su rama', 'branch'),
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
  parameters: {
    english: {
      'aria-label': 'Permissions by role',
      rowsLabel: 'Permission',
      columns: [
        { id: 'coach', label: 'Coach' },
        { id: 'dir', label: 'School director' },
        { id: 'su', label: 'Super administrator', isLocked: true },
      ],
      groups: [
        { id: 'self', label: 'Own account', rows: [{ id: 'self:read', label: 'See their profile' }] },
        {
          id: 'visit',
          label: 'Visits',
          rows: [
            { id: 'visit:read', label: 'See visits' },
            { id: 'visit:write', label: 'Plan and edit visits' },
          ],
        },
      ],
      emptyLabel: 'Does not apply',
      lockedLabel: 'Cannot be changed',
    },
  },
  render: (args, { globals }) => <InPage {...args} say={saying(globals)} />,
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
export const OneRole: Story = {
  args: { columns: [{ id: 'coach', label: 'Coach' }] },
  parameters: { english: { columns: [{ id: 'coach', label: 'Coach' }] } },
};
export const Disabled: Story = {
  args: { columns: [{ id: 'su', label: 'Superadministrador(a)', isLocked: true }] },
  parameters: { english: { columns: [{ id: 'su', label: 'Super administrator', isLocked: true }] } },
};
export const LongText: Story = {
  args: {
    columns: [
      { id: 'coach', label: 'Asesora o asesor técnico pedagógico de la zona escolar' },
      { id: 'dir', label: 'Director(a) escolar con grupo a su cargo' },
      { id: 'su', label: 'Superadministrador(a)', isLocked: true },
    ],
    groups: [
      {
        id: 'visit',
        label: long.label,
        rows: [
          { id: 'visit:read', label: long.goal },
          { id: 'visit:write', label: long.title },
        ],
      },
    ],
  },
  globals: { language: 'es' },
};
const manyGroups: MatrixGroup[] = Array.from({ length: 8 }, (_, group) => ({
  id: `group-${group}`,
  label: `${group + 1}. ${long.label}`,
  rows: Array.from({ length: 4 }, (__, row) => ({ id: `${group}-${row}`, label: `${long.label} ${row + 1}` })),
}));
/** Where the rows scroll, the names of roles and of the group stay in sight. */
export const GroupsInSight: Story = {
  args: { groups: manyGroups },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    grid.parentElement?.scrollTo({ top: 600 });
    const [, role] = canvas.getAllByRole('columnheader');
    const under = role?.getBoundingClientRect().bottom ?? 0;
    const tops = manyGroups.map(
      ({ label }) => canvas.getByRole('rowheader', { name: label }).getBoundingClientRect().top,
    );
    await expect(tops.some((top) => Math.abs(top - under) <= 1)).toBe(true);
  },
};
/** One role on a phone: the name of a group wraps. */
export const OneRoleOnAPhone: Story = {
  args: { groups: manyGroups, columns: [{ id: 'coach', label: 'Coach' }] },
  globals: { language: 'es', viewport: { value: 'phone', isRotated: false } },
  decorators: [onAPhone],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid').getBoundingClientRect();
    for (const { label } of manyGroups) {
      const name = canvas.getByText(label);
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(grid.right);
    }
  },
};

/** With more roles than fit, the table scrolls by itself; the page does not. */
export const ManyRoles: Story = {
  args: {
    columns: [
      ...Array.from({ length: 15 }, (_, at) => ({ id: `role-${at}`, label: `Coach ${at + 1}` })),
      { id: 'dir', label: 'Director(a) escolar' },
    ],
  },
  globals: { language: 'es' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const neighbour = { es: 'Celda vecina', en: 'The cell beside it' };
const cell = (name: string) => ({ name });

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: {
      es: 'Entra a la celda en que estabas: la tabla es una sola parada',
      en: 'Enters the cell one was in: one stop',
    },
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', cell('Ver su perfil, Coach'))).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'En una celda fija: nada', en: 'On a cell that is fixed: nothing' },
    then: async ({ args, canvas }) => {
      await expect(args.onToggle).not.toHaveBeenCalled();
      await expect(canvas.getByRole('checkbox', cell('Ver su perfil, Coach'))).toBeChecked();
    },
  },
  {
    press: '{ArrowDown}',
    does: neighbour,
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', cell('Ver visitas, Coach'))).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: neighbour,
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', cell('Ver visitas, Director(a) escolar'))).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Enciende o apaga', en: 'Switches it on or off' },
    then: async ({ args, canvas }) => {
      await expect(args.onToggle).toHaveBeenLastCalledWith('visit:read', 'dir', false);
      await expect(canvas.getByRole('checkbox', cell('Ver visitas, Director(a) escolar'))).not.toBeChecked();
    },
  },
  {
    press: '{ArrowUp}',
    does: neighbour,
    then: ({ canvas }) =>
      expect(canvas.getByRole('checkbox', cell('Ver su perfil, Director(a) escolar'))).toHaveFocus(),
  },
  {
    press: '{ArrowLeft}',
    does: neighbour,
    then: ({ canvas }) => expect(canvas.getByRole('checkbox', cell('Ver su perfil, Coach'))).toHaveFocus(),
  },
  {
    press: '{ArrowDown}{ArrowDown}{ArrowRight}',
    does: { es: 'Salta la celda que no aplica', en: 'Skips cells that do not apply' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('checkbox', cell('Programar y editar visitas, Superadministrador(a)'))).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'De cualquier celda, sale de la tabla', en: 'From any cell, leaves the table' },
    then: ({ canvas }) => expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement),
  },
]);
