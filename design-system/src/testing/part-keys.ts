import { expect } from 'storybook/test';
import type { KeyStep, Pressed } from './by-keyboard';

type Canvas = Pressed<unknown>['canvas'];

/** A part of a date or a time: its place in the field, and what it holds. */
interface Part {
  /** Its place, from 0. */
  readonly index: number;
  /** What it holds before the first key. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** How far Page Up goes. */
  readonly page: number;
}

export const partAt = (canvas: Canvas, index: number): HTMLElement => {
  const part = canvas.getAllByRole('spinbutton')[index];
  if (!part) throw new Error(`There is no part ${index}`);
  return part;
};

/** A step after which a part holds a value, or nothing. */
const holds = (press: string, does: KeyStep['does'], index: number, value: number | null): KeyStep => ({
  press,
  does,
  then: ({ canvas }) => {
    const said = partAt(canvas, index).getAttribute('aria-valuenow');
    return expect(said).toBe(value === null ? null : String(value));
  },
});

/** Every key that changes a part of a date or time by a step. It holds its least value afterwards. */
export const keysOfPart = ({ index, value, min, max, page }: Part): KeyStep[] => [
  holds('{ArrowUp}', { es: 'Uno más', en: 'One more' }, index, value + 1),
  holds('{ArrowDown}', { es: 'Uno menos', en: 'One less' }, index, value),
  holds('{PageUp}', { es: `${page} más`, en: `${page} more` }, index, value + page),
  holds('{PageDown}', { es: `${page} menos`, en: `${page} less` }, index, value),
  holds('{End}', { es: 'El valor más alto', en: 'The greatest value' }, index, max),
  holds('{Home}', { es: 'El valor más bajo', en: 'The least value' }, index, min),
];

/** A step after which a part has the focus. */
export const toPart = (press: string, does: KeyStep['does'], index: number): KeyStep => ({
  press,
  does,
  then: ({ canvas }) => expect(partAt(canvas, index)).toHaveFocus(),
});

/** From part `index` to the next one and back. */
export const besideAndBack = (index: number): KeyStep[] => [
  toPart('{ArrowRight}', { es: 'Parte siguiente', en: 'The next part' }, index + 1),
  toPart('{ArrowLeft}', { es: 'Parte anterior', en: 'The part before' }, index),
];

/** Digits that fill a part: the next one has the focus. */
export const written = (press: string, index: number, value: number): KeyStep => ({
  press,
  does: { es: 'Se escribe y avanza a la parte siguiente', en: 'Is written, and the next part has the focus' },
  then: async ({ canvas }) => {
    await expect(partAt(canvas, index)).toHaveAttribute('aria-valuenow', String(value));
    await expect(partAt(canvas, index + 1)).toHaveFocus();
  },
});

/** A digit that might be the first of two, and the sign that says it is all. */
export const closedBySign = (press: string, index: number, value: number): KeyStep => ({
  ...written(press, index, value),
  does: {
    es: 'Un signo (- / . : o espacio) pasa a la parte siguiente',
    en: 'A sign (- / . : or a space) goes on to the next part',
  },
});

/** Both keys that clear the part in focus, digit by digit; `null` is nothing left. */
export const cleared = (index: number, afterOne: number, afterTwo: number | null): KeyStep[] => {
  const does = { es: 'Borra la parte, cifra por cifra', en: 'Clears the part, digit by digit' };
  return [holds('{Backspace}', does, index, afterOne), holds('{Delete}', does, index, afterTwo)];
};
