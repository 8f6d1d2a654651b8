import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import type { Pressed } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { IconButton } from '../IconButton';
import { EmptyState, ErrorState } from '../StateMessage';
import { DataTable } from './DataTable';
import type { DataTableProps, TableSort } from './DataTable.types';
import { visitColumns, visitColumnsInEnglish, visits } from './fixtures';
import type { VisitRow } from './fixtures';

function Visits({ say = (spanish) => spanish, ...props }: DataTableProps<VisitRow> & { say?: Say }) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  return (
    <DataTable
      rowActions={(row: VisitRow) => (
        <IconButton
          icon="more"
          label={`${say('Más acciones de la visita a', 'More actions of the visit to')} ${row.teacher}`}
        />
      )}
      emptyState={
        <EmptyState
          icon="visit"
          title={say('Aún no hay visitas', 'There are no visits yet')}
          body={say('Agenda la primera para acompañar a tus docentes.', 'Plan the first one to coach your teachers.')}
          action={<Button variant="primary">{say('Agendar visita', 'Plan a visit')}</Button>}
        />
      }
      noMatchState={
        <EmptyState
          icon="search"
          title={say('Ninguna visita coincide', 'No visit matches')}
          action={<Button>{say('Quitar filtros', 'Clear filters')}</Button>}
        />
      }
      errorState={
        <ErrorState
          title={say('No se pudieron cargar las visitas', 'The visits could not be loaded')}
          body={say('Revisa tu conexión.', 'Look at your connection.')}
          onRetry={fn()}
          retryLabel={say('Reintentar', 'Try again')}
        />
      }
      {...props}
      sort={sort}
      onSortChange={(next) => {
        props.onSortChange?.(next);
        setSort(next);
      }}
    />
  );
}

/** The same with a checkbox per row, and one for all of the page. */
function Choosable(props: DataTableProps<VisitRow> & { say: Say }) {
  const [chosen, setChosen] = useState<readonly string[]>(['40']);
  const { say, rows } = props;
  return (
    <Visits
      {...props}
      isChosen={({ id }) => chosen.includes(id)}
      rowChoice={({ id, teacher }) => (
        <Checkbox
          aria-label={`${say('Elegir la visita a', 'Choose the visit to')} ${teacher}`}
          isSelected={chosen.includes(id)}
          onChange={(isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      )}
      pageChoice={
        <Checkbox
          aria-label={say('Elegir todas', 'Choose all')}
          isSelected={chosen.length === rows.length}
          isIndeterminate={chosen.length > 0 && chosen.length < rows.length}
          onChange={(isChosen) => setChosen(isChosen ? rows.map(({ id }) => id) : [])}
        />
      }
    />
  );
}

type Say = (spanish: string, english: string) => string;

const meta = {
  title: 'Componentes/Datos/DataTable',
  tags: ['ready'],
  component: DataTable<VisitRow>,
  parameters: { english: { 'aria-label': 'Visits', loadingLabel: 'Loading visits', rowActionsLabel: 'Actions' } },
  render: (args, { globals }) => {
    const say = saying(globals);
    const columns = args.columns === visitColumns ? say(visitColumns, visitColumnsInEnglish) : args.columns;
    return <Visits {...args} say={say} columns={columns} />;
  },
  args: {
    'aria-label': 'Visitas',
    columns: visitColumns,
    rows: visits,
    status: 'ready',
    loadingLabel: 'Cargando visitas',
    rowActionsLabel: 'Acciones',
    onSortChange: fn(),
  },
} satisfies Meta<DataTableProps<VisitRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstLoad: Story = { args: { status: 'loading', rows: [] } };
export const LoadingOthers: Story = { args: { status: 'loading' } };
const choosing: Pick<Story, 'render'> = {
  render: (args, { globals }) => {
    const say = saying(globals);
    return <Choosable {...args} say={say} columns={say(visitColumns, visitColumnsInEnglish)} />;
  },
};
/** Rows are chosen to do something with all of them; the chosen ones are highlighted. */
export const Choosing: Story = {
  ...choosing,
  play: async ({ canvas, userEvent }) => {
    const [all, ...each] = canvas.getAllByRole('checkbox');
    await expect(all).toBePartiallyChecked();
    if (all) await userEvent.click(all);
    // Rows are drawn after what was pressed.
    for (const one of each) await waitFor(() => expect(one).toBeChecked());
  },
};
export const ChoosingOnAPhone: Story = {
  ...choosing,
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [onAPhone],
};
export const Empty: Story = { args: { status: 'empty', rows: [] } };
export const NoMatch: Story = { args: { status: 'noMatch', rows: [] } };
export const Failed: Story = { args: { status: 'error', rows: [] } };

const longRows = visits.map((row) => ({ ...row, school: long.school, teacher: long.person }));
/** Long text wraps; on phones rows are cards. */
export const LongText: Story = { args: { rows: longRows }, globals: { language: 'es' } };
export const LongTextOnAPhone: Story = {
  args: { rows: longRows },
  globals: { language: 'es', viewport: { value: 'phone', isRotated: false } },
  decorators: [onAPhone],
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

const heading = (canvas: Pressed<unknown>['canvas'], name: RegExp) => canvas.getByRole('columnheader', { name });

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al primer encabezado que ordena', en: 'Reaches the first heading that sorts' },
    then: async ({ canvas }) => {
      await expect(heading(canvas, /Escuela/)).toContainElement(document.activeElement as HTMLElement);
      await expect(heading(canvas, /Fecha/)).toHaveAttribute('aria-sort', 'descending');
    },
  },
  {
    press: '{Enter}',
    does: {
      es: 'En un encabezado: ordena; otra vez, al revés',
      en: 'On a heading: sorts; once more, the other way round',
    },
    then: async ({ args, canvas }) => {
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'school', direction: 'ascending' });
      await expect(heading(canvas, /Escuela/)).toHaveAttribute('aria-sort', 'ascending');
    },
  },
  {
    press: ' ',
    does: {
      es: 'En un encabezado: ordena; otra vez, al revés',
      en: 'On a heading: sorts; once more, the other way round',
    },
    then: async ({ args, canvas }) => {
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'school', direction: 'descending' });
      await expect(heading(canvas, /Escuela/)).toHaveAttribute('aria-sort', 'descending');
    },
  },
  {
    press: '{Tab}',
    does: { es: 'Al encabezado siguiente que ordena', en: 'To the next heading that sorts' },
    then: ({ canvas }) => expect(heading(canvas, /Fecha/)).toContainElement(document.activeElement as HTMLElement),
  },
  {
    press: '{Tab}',
    does: { es: 'De los encabezados, a las acciones de cada fila', en: 'From the headings to the actions of each row' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: /María Fernanda Ortiz/ })).toHaveFocus(),
  },
  {
    press: '{Shift>}{Tab}{Tab}{Tab}{/Shift}',
    does: { es: 'Hacia atrás: encabezados, y sale de la tabla', en: 'Backwards: the headings, and out of the table' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('table', { name: 'Visitas' })).not.toContainElement(
        document.activeElement as HTMLElement,
      ),
  },
]);
