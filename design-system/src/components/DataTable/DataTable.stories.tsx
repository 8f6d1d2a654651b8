import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { EmptyState, ErrorState } from '../StateMessage';
import { DataTable } from './DataTable';
import type { DataTableProps, TableSort } from './DataTable.types';
import { visitColumns, visits } from './fixtures';
import type { VisitRow } from './fixtures';

function Visits(props: DataTableProps<VisitRow>) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  return (
    <DataTable
      {...props}
      sort={sort}
      onSortChange={(next) => {
        props.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Datos/DataTable',
  tags: ['ready'],
  component: Visits,
  parameters: { english: { 'aria-label': 'Visits', loadingLabel: 'Loading visits', rowActionsLabel: 'Actions' } },
  args: {
    'aria-label': 'Visitas',
    columns: visitColumns,
    rows: visits,
    status: 'ready',
    loadingLabel: 'Cargando visitas',
    rowActionsLabel: 'Acciones',
    rowActions: (row: VisitRow) => <IconButton icon="more" label={`Más acciones de la visita a ${row.teacher}`} />,
    onSortChange: fn(),
    emptyState: (
      <EmptyState
        icon="visit"
        title="Aún no hay visitas"
        body="Agenda la primera para acompañar a tus docentes."
        action={<Button variant="primary">Agendar visita</Button>}
      />
    ),
    noMatchState: <EmptyState icon="search" title="Ninguna visita coincide" action={<Button>Quitar filtros</Button>} />,
    errorState: (
      <ErrorState
        title="No se pudieron cargar las visitas"
        body="Revisa tu conexión."
        onRetry={fn()}
        retryLabel="Reintentar"
      />
    ),
  },
} satisfies Meta<typeof Visits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstLoad: Story = { args: { status: 'loading', rows: [] } };
export const LoadingOthers: Story = { args: { status: 'loading' } };
export const Empty: Story = { args: { status: 'empty', rows: [] } };
export const NoMatch: Story = { args: { status: 'noMatch', rows: [] } };
export const Failed: Story = { args: { status: 'error', rows: [] } };

export const SortByKeyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement);
    const date = canvas.getByRole('columnheader', { name: /Fecha/ });
    await step('The table says its order', async () => {
      await expect(date).toHaveAttribute('aria-sort', 'descending');
    });
    await step('A heading sorts on press', async () => {
      await userEvent.click(within(date).getByRole('button'));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ascending' });
      await expect(date).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('Tab goes from heading to heading, Enter sorts', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'school', direction: 'ascending' });
    });
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al primer encabezado que ordena', en: 'Reaches the first heading that sorts' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('table', { name: 'Visitas' })).toContainElement(document.activeElement as HTMLElement),
  },
  {
    press: '{Enter}',
    does: {
      es: 'En un encabezado: ordena; otra vez, al revés',
      en: 'On a heading: sorts; once more, the other way round',
    },
    then: ({ args }) => expect(args.onSortChange).toHaveBeenCalledTimes(1),
  },
  {
    press: ' ',
    does: {
      es: 'En un encabezado: ordena; otra vez, al revés',
      en: 'On a heading: sorts; once more, the other way round',
    },
    then: ({ args }) => expect(args.onSortChange).toHaveBeenCalledTimes(2),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: {
      es: 'Sale de la tabla, o va al encabezado anterior',
      en: 'Leaves the table, or goes to the heading before',
    },
    then: ({ canvas }) =>
      expect(canvas.getByRole('table', { name: 'Visitas' })).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
  },
]);
