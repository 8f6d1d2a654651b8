import { expect } from 'storybook/test';
import type { KeyStep, Pressed } from './by-keyboard';

type Canvas = Pressed<unknown>['canvas'];

/** A segment of a date or time field. */
interface Part {
  /** Index, from 0. */
  readonly index: number;
  /** Value before the first key. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Step of Page Up. */
  readonly page: number;
}

export const partAt = (canvas: Canvas, index: number): HTMLElement => {
  const part = canvas.getAllByRole('spinbutton')[index];
  if (!part) throw new Error(`There is no part ${index}`);
  return part;
};

/** A step after which a segment has a value or is empty. */
const holds = (press: string, does: KeyStep['does'], index: number, value: number | null): KeyStep => ({
  press,
  does,
  then: ({ canvas }) => {
    const said = partAt(canvas, index).getAttribute('aria-valuenow');
    return expect(said).toBe(value === null ? null : String(value));
  },
});

/** Every key that changes a segment by a step. Afterwards it has its minimum. */
export const keysOfPart = ({ index, value, min, max, page }: Part): KeyStep[] => [
  holds('{ArrowUp}', { es: 'Uno más', en: 'One more' }, index, value + 1),
  holds('{ArrowDown}', { es: 'Uno menos', en: 'One less' }, index, value),
  holds('{PageUp}', { es: `${page} más`, en: `${page} more` }, index, value + page),
  holds('{PageDown}', { es: `${page} menos`, en: `${page} less` }, index, value),
  holds('{End}', { es: 'El valor más alto', en: 'The maximum' }, index, max),
  holds('{Home}', { es: 'El valor más bajo', en: 'The minimum' }, index, min),
];

/** A step after which a segment has focus. */
export const toPart = (press: string, does: KeyStep['does'], index: number): KeyStep => ({
  press,
  does,
  then: ({ canvas }) => expect(partAt(canvas, index)).toHaveFocus(),
});

/** From segment `index` to the next one and back. */
export const besideAndBack = (index: number): KeyStep[] => [
  toPart('{ArrowRight}', { es: 'Parte siguiente', en: 'The next part' }, index + 1),
  toPart('{ArrowLeft}', { es: 'Parte anterior', en: 'The previous part' }, index),
];

/** Digits that complete a segment and move focus to the next one. */
export const written = (press: string, index: number, value: number): KeyStep => ({
  press,
  does: { es: 'Se escribe y avanza a la parte siguiente', en: 'Fills the part and moves to the next' },
  then: async ({ canvas }) => {
    await expect(partAt(canvas, index)).toHaveAttribute('aria-valuenow', String(value));
    await expect(partAt(canvas, index + 1)).toHaveFocus();
  },
});

/** A digit that could be the first of two, completed by a separator. */
export const closedBySign = (press: string, index: number, value: number): KeyStep => ({
  ...written(press, index, value),
  does: {
    es: 'Un signo (- / . : o espacio) pasa a la parte siguiente',
    en: 'A sign (- / . : or a space) goes on to the next part',
  },
});

/** Both keys that clear the focused segment digit by digit; `null` means empty. */
export const cleared = (index: number, afterOne: number, afterTwo: number | null): KeyStep[] => {
  const does = { es: 'Borra la parte, cifra por cifra', en: 'Clears the part, digit by digit' };
  return [holds('{Backspace}', does, index, afterOne), holds('{Delete}', does, index, afterTwo)];
};
