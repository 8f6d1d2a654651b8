import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Pagination } from '../../components/Pagination';
import { SearchField } from '../../components/SearchField';
import { AttendanceList } from './AttendanceList';
import type { AttendanceListProps } from './AttendanceList';

function InPage(props: AttendanceListProps) {
  const [ids, setIds] = useState(props.selectedIds);
  return <AttendanceList {...props} selectedIds={ids} onChange={setIds} countText={`${ids.length} de 34 presentes`} />;
}

const meta = {
  title: 'Patrones/AttendanceList',
  tags: ['ready'],
  component: AttendanceList,
  render: (args) => <InPage {...args} />,
  args: {
    'aria-label': 'Asistencia',
    people: [
      { id: '1', name: 'María Fernanda Ortiz Salgado', detail: 'Docente de 3.º B' },
      { id: '2', name: 'Luis Alberto Domínguez', detail: 'Docente de 5.º A' },
      {
        id: '3',
        name: 'Guadalupe Hernández Villaseñor de la Garza',
        detail: 'Docente de Educación Especial, turno vespertino',
      },
      { id: '4', name: 'Teresa Aguilar', detail: 'Subdirectora académica' },
      { id: '5', name: 'José Ángel Ramírez', detail: 'Promotor de lectura' },
    ],
    selectedIds: ['1', '4'],
    onChange: fn(),
    countText: '2 de 34 presentes',
    selectAllLabel: 'Seleccionar esta página',
    emptyText: 'Nadie coincide con la búsqueda.',
    presentLabel: 'Presente',
    absentLabel: 'Ausente',
    search: <SearchField label="Buscar docente" isLabelHidden placeholder="Buscar docente" />,
    pagination: (
      <Pagination
        aria-label="Páginas de asistencia"
        page={1}
        pageCount={7}
        onPageChange={fn()}
        pageLabel={(page, count) => `Página ${page} de ${count}`}
        previousLabel="Página anterior"
        nextLabel="Página siguiente"
      />
    ),
  },
} satisfies Meta<typeof AttendanceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = { args: { people: [], selectedIds: [] } };
