import { userEvent, within } from 'storybook/test';

/** One sentence in the languages of the workshop. */
export interface Words {
  readonly es: string;
  readonly en: string;
}

/** What Testing Library finds in an element; its own type is generic, and says nothing when asked without one. */
const find = (element: HTMLElement) => within(element);
type Found = ReturnType<typeof find>;

/** What a step is given to prove its effect with. */
export interface Pressed<Args> {
  readonly args: Args;
  /** The story. */
  readonly canvas: Found;
  /** The page: what floats stands outside the story. */
  readonly page: Found;
}

/** One row of a keyboard table: pressed, and its effect seen. */
export interface KeyStep<Args = unknown> {
  /** What is pressed, in user-event's words: `{ArrowRight}`, `{Shift>}{Tab}{/Shift}`, `mat`. */
  readonly press: string;
  /** What comes of it, for the table. */
  readonly does: Words;
  /** Fails where it does not. */
  readonly then: (pressed: Pressed<Args>) => unknown;
}

/** What the docs read of a row. */
export type KeyRow = Pick<KeyStep, 'press' | 'does'>;

interface Playing<Args> {
  readonly args: Args;
  readonly canvasElement: HTMLElement;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * A story that presses the keys of a component, one step after the other (DS-01). The same steps are the keyboard table
 * of its docs page, so that the table cannot say what was not seen. It always runs in Spanish: its proofs name what
 * they look for.
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
