import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth, saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { FilterBar } from './FilterBar';
import type { FilterBarProps } from './FilterBar';

/** Sample fields in the toolbar's language. */
function Bar({ say, ...props }: FilterBarProps & { say: ReturnType<typeof saying> }) {
  return (
    <FilterBar
      {...props}
      search={
        <SearchField label={say('Buscar', 'Search')} placeholder={say('Docente o escuela', 'Teacher or school')} />
      }
    >
      <Select
        label={say('Estado', 'Status')}
        placeholder={say('Todos', 'All')}
        items={[
          { id: 'scheduled', label: say('Programada', 'Scheduled') },
          { id: 'finished', label: say('Finalizada', 'Finished') },
        ]}
      />
      <Select
        label={say('Escuela', 'School')}
        placeholder={say('Todas', 'All')}
        items={[{ id: 'benito', label: 'Escuela Primaria Benito Juárez' }]}
      />
    </FilterBar>
  );
}

const meta = {
  title: 'Componentes/Datos/FilterBar',
  tags: ['ready'],
  component: FilterBar,
  parameters: {
    english: { 'aria-label': 'Filters of the visits', appliedLabel: 'Filters in use', clearLabel: 'Clear filters' },
  },
  render: (args, { globals }) => <Bar {...args} say={saying(globals)} />,
  args: {
    'aria-label': 'Filtros de visitas',
    appliedLabel: 'Filtros aplicados',
    clearLabel: 'Quitar filtros',
    onClear: fn(),
    onRemove: fn(),
    children: null,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const scheduled = { id: 'status', label: 'Estado: Programada' };
const school = { id: 'school', label: 'Escuela: Secundaria General Sor Juana Inés de la Cruz, turno vespertino' };

export const Default: Story = inBoth({ resultText: '117 visitas' }, { resultText: '117 visits' });

export const Applied: Story = inBoth(
  { resultText: '4 visitas', applied: [scheduled, school] },
  {
    resultText: '4 visits',
    applied: [
      { id: 'status', label: 'Status: Scheduled' },
      { id: 'school', label: 'School: Secundaria General Sor Juana Inés de la Cruz, afternoon shift' },
    ],
  },
);

export const NothingFound: Story = inBoth(
  { resultText: 'Ninguna visita coincide', applied: [scheduled] },
  { resultText: 'No visit matches', applied: [{ id: 'status', label: 'Status: Scheduled' }] },
);

/** On phones the fields are behind a button; active filters stay visible. */
export const OnPhones: Story = {
  ...Applied,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const LongText: Story = {
  args: {
    resultText: '4 visitas',
    applied: [scheduled, { id: 'long', label: `Docente: ${long.person}` }, { id: 'word', label: long.word }],
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
};

export const FromRightToLeft: Story = {
  args: { resultText: '4', applied: [scheduled, school] },
  decorators: [fromRightToLeft],
};

function InPage(props: FilterBarProps) {
  const [applied, setApplied] = useState(props.applied ?? []);
  return (
    <Bar
      {...props}
      say={saying({})}
      applied={applied}
      onRemove={(id) => {
        props.onRemove?.(id);
        setApplied(applied.filter((filter) => filter.id !== id));
      }}
      onClear={() => {
        props.onClear();
        setApplied([]);
      }}
    />
  );
}
const field = { es: 'De campo en campo', en: 'From field to field' };
const remove = (name: string) => ({ name: `Quitar: ${name}` });

export const ByKeyboard: Story = {
  render: (args) => <InPage {...args} />,
  args: { applied: [scheduled, { id: 'day', label: 'Día: hoy' }, { id: 'mine', label: 'Solo las mías' }] },
  ...byKeyboard<FilterBarProps>([
    {
      press: '{Tab}',
      does: { es: 'Llega a la búsqueda', en: 'Reaches the search' },
      then: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveFocus(),
    },
    {
      press: '{Tab}',
      does: field,
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^(?!Quitar).*Estado/ })).toHaveFocus(),
    },
    {
      press: '{Tab}',
      does: field,
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Escuela/ })).toHaveFocus(),
    },
    {
      press: '{Tab}',
      does: { es: 'De los campos, a cada filtro aplicado', en: 'From the fields to each active filter' },
      then: ({ canvas }) => expect(canvas.getByRole('button', remove('Estado: Programada'))).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: {
        es: 'En un filtro: lo quita; el foco pasa al siguiente',
        en: 'On a filter: takes it off; on to the next',
      },
      then: async ({ args, canvas }) => {
        await expect(args.onRemove).toHaveBeenLastCalledWith('status');
        await expect(canvas.getByRole('button', remove('Día: hoy'))).toHaveFocus();
      },
    },
    {
      press: ' ',
      does: {
        es: 'En un filtro: lo quita; el foco pasa al siguiente',
        en: 'On a filter: takes it off; on to the next',
      },
      then: async ({ args, canvas }) => {
        await expect(args.onRemove).toHaveBeenLastCalledWith('day');
        await expect(canvas.getByRole('button', remove('Solo las mías'))).toHaveFocus();
      },
    },
    {
      press: '{Tab}',
      does: {
        es: 'De los filtros, al botón que los quita todos',
        en: 'From the filters to the button that clears them',
      },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Quitar filtros' })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: {
        es: 'En ese botón: los quita todos; el foco vuelve al primer campo',
        en: 'On that button: takes them all off; back to the first field',
      },
      then: async ({ args, canvas }) => {
        await expect(args.onClear).toHaveBeenCalledTimes(1);
        await expect(canvas.queryByRole('button', remove('Solo las mías'))).toBeNull();
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
      },
    },
  ]),
};
