import { expect, waitFor, within } from 'storybook/test';
import type { KeyStep, Pressed } from './by-keyboard';

type Canvas = Pressed<unknown>['canvas'];

const TABLE_BUTTON = { name: 'Ver como tabla' };
/** Timeout for the lazy drawing code, in milliseconds. */
const PATIENCE = 10_000;

/** Live region with the value of the active data point. */
const said = (canvas: Canvas) => within(canvas.getByRole('application')).getByRole('status');

/** Waits for the drawing, whose code is lazy. */
export async function drawn({ canvas }: Pressed<unknown>): Promise<HTMLElement> {
  const drawing = canvas.getByRole('application');
  await waitFor(() => expect(drawing.querySelector('[data-point]')).not.toBeNull(), { timeout: PATIENCE });
  return drawing;
}

/** A step that announces a data point. */
export function tells(press: string, does: KeyStep['does'], figure: string | RegExp): KeyStep {
  return { press, does, then: ({ canvas }) => expect(said(canvas)).toHaveTextContent(figure) };
}

/** Focuses the button that shows the table. */
export const toTheButton: KeyStep = {
  press: '{Tab}',
  does: { es: 'Llega al botón de la tabla', en: 'Reaches the button of the table' },
  then: ({ canvas }) => expect(canvas.getByRole('button', TABLE_BUTTON)).toHaveFocus(),
};

/** In the drawing, any arrow key first reaches the first data point. */
export const reachesFirst = (press: string, figure: string | RegExp): KeyStep =>
  tells(
    press,
    {
      es: 'En el dibujo: llega al primer dato y lo anuncia',
      en: 'In the drawing: reaches the first figure and says it',
    },
    figure,
  );

/** Focuses the drawing, which is named by its summary, and its first data point. */
export const intoTheDrawing = (summary: RegExp, first: string | RegExp): KeyStep[] => [
  toTheButton,
  {
    press: '{Tab}',
    does: { es: 'Del botón, va al dibujo', en: 'From the button, goes to the drawing' },
    then: ({ canvas }) => expect(canvas.getByRole('application', { name: summary })).toHaveFocus(),
  },
  reachesFirst('{ArrowRight}', first),
];

interface LineOfFigures {
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly last: string;
}

/** Every arrow key along one line of data points, from the first and back to it. */
export function alongOneLine({ first, second, third, last }: LineOfFigures): KeyStep[] {
  const next = { es: 'Dato siguiente, que se anuncia', en: 'The next figure, which is said' };
  const before = { es: 'Dato anterior, que se anuncia', en: 'The figure before, which is said' };
  return [
    tells('{ArrowRight}', next, second),
    tells('{ArrowDown}', next, third),
    tells('{ArrowLeft}', before, second),
    tells('{ArrowUp}', before, first),
    tells('{End}', { es: 'El último de la línea', en: 'The last of the row' }, last),
    tells('{Home}', { es: 'El primero de la línea', en: 'The first of the row' }, first),
  ];
}

/** Leaves the data point and returns to the table button. */
export const outOfTheDrawing: readonly KeyStep[] = [
  tells('{Escape}', { es: 'Sale del dato', en: 'Leaves the figure' }, /^$/),
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Del dibujo, regresa al botón', en: 'From the drawing, goes back to the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', TABLE_BUTTON)).toHaveFocus(),
  },
];

interface Table {
  /** Accessible name of the table: the chart's title. */
  readonly title: string;
  /** Text of one of its rows. */
  readonly row: string | RegExp;
  /** The drawing that the table replaces. */
  readonly drawing: (canvas: Canvas) => HTMLElement;
}

/** Shows the table, scrolls into it, and shows the drawing again. */
export function throughTheTable({ title, row, drawing }: Table): KeyStep[] {
  const toTable = { es: 'En el botón: cambia el dibujo por la tabla', en: 'On the button: the table for the drawing' };
  const back = { es: 'En el botón: de la tabla, al dibujo', en: 'On the button: from the table, to the drawing' };
  const showsTable = async ({ canvas }: Pressed<unknown>) => {
    const table = canvas.getByRole('table', { name: title });
    await expect(within(table).getByRole('row', { name: row })).toBeVisible();
  };
  const showsDrawing = async ({ canvas }: Pressed<unknown>) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(drawing(canvas)).toBeVisible();
  };
  return [
    { press: ' ', does: toTable, then: showsTable },
    { press: '{Enter}', does: back, then: showsDrawing },
    { press: '{Enter}', does: toTable, then: showsTable },
    {
      press: '{Tab}',
      does: { es: 'Del botón, va a la tabla', en: 'From the button, goes to the table' },
      then: ({ canvas }) => expect(canvas.getByRole('group', { name: title })).toHaveFocus(),
    },
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'De la tabla, regresa al botón', en: 'From the table, goes back to the button' },
      then: ({ canvas }) => expect(canvas.getByRole('button', TABLE_BUTTON)).toHaveFocus(),
    },
    { press: ' ', does: back, then: showsDrawing },
  ];
}

/** The drawing of a chart, for `throughTheTable`. */
export const theDrawing = (canvas: Canvas): HTMLElement => canvas.getByRole('application');
