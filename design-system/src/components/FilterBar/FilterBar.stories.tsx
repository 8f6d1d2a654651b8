import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { FilterBar } from './FilterBar';

const meta = {
  title: 'Componentes/Datos/FilterBar',
  tags: ['ready'],
  component: FilterBar,
  args: {
    'aria-label': 'Filtros de visitas',
    appliedLabel: 'Filtros aplicados',
    clearLabel: 'Quitar filtros',
    onClear: fn(),
    onRemove: fn(),
    search: <SearchField label="Buscar" placeholder="Docente o escuela" />,
    children: (
      <>
        <Select
          label="Estado"
          placeholder="Todos"
          items={[
            { id: 'scheduled', label: 'Programada' },
            { id: 'finished', label: 'Finalizada' },
          ]}
        />
        <Select
          label="Escuela"
          placeholder="Todas"
          items={[{ id: 'benito', label: 'Escuela Primaria Benito Juárez' }]}
        />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { resultText: '117 visitas' } };
export const Applied: Story = {
  args: {
    resultText: '4 visitas',
    applied: [
      { id: 'status', label: 'Estado: Programada' },
      { id: 'school', label: 'Escuela: Secundaria General Sor Juana Inés de la Cruz, turno vespertino' },
    ],
  },
};

/** On phones the fields wait behind a button; what is in use stands below it all the same. */
export const OnPhones: Story = {
  ...Applied,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Campos, etiquetas, quitar', en: 'Fields, tags, clear' },
    then: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveFocus(),
  },
]);
