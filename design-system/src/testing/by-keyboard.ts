import { userEvent, within } from 'storybook/test';

/** A text in both languages of the workshop. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/**
 * Bound queries of Testing Library. The wrapper gives them a type, which `typeof within` does not without a type
 * argument.
 */
const find = (element: HTMLElement) => within(element);
type Found = ReturnType<typeof find>;

/** Arguments of a step's assertion. */
export interface Pressed<Args> {
  readonly args: Args;
  /** Queries within the story. */
  readonly canvas: Found;
  /** Queries within the page, for overlays outside the story. */
  readonly page: Found;
}

/** One row of a keyboard table: keys and their effect. */
export interface KeyStep<Args = unknown> {
  /** Keys in user-event syntax: `{ArrowRight}`, `{Shift>}{Tab}{/Shift}`, `mat`. */
  readonly press: string;
  /** Description of the effect, for the table. */
  readonly does: Words;
  /** Asserts the effect. */
  readonly then: (pressed: Pressed<Args>) => unknown;
}

/** The part of a step that docs pages read. */
export type KeyRow = Pick<KeyStep, 'press' | 'does'>;

interface Playing<Args> {
  readonly args: Args;
  readonly canvasElement: HTMLElement;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * A story that presses the keys of a component step by step (DS-01). Its docs page builds the keyboard table from the
 * same steps, so every row is tested. Always runs in Spanish, because the assertions use Spanish names.
 */
export function byKeyboard<Args>(
  steps: readonly KeyStep<Args>[],
  begin?: (pressed: Pressed<Args>) => unknown,
): {
  globals: { language: 'es' };
  parameters: { keyboard: readonly KeyRow[] };
  play: (context: Playing<Args>) => Promise<void>;
} {
  return {
    globals: { language: 'es' },
    parameters: { keyboard: steps.map(({ press, does }) => ({ press, does })) },
    play: async ({ args, canvasElement, step }) => {
      const pressed = { args, canvas: find(canvasElement), page: find(canvasElement.ownerDocument.body) };
      await begin?.(pressed);
      for (const { press, does, then } of steps) {
        await step(`${press}: ${does.en}`, async () => {
          await userEvent.keyboard(press);
          await then(pressed);
        });
      }
    },
  };
}
