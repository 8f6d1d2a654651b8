import type { userEvent } from 'storybook/test';

/** The `userEvent` instance of a story. */
export type Hand = ReturnType<typeof userEvent.setup>;

/** Pastes a text into a field; typing letter by letter is slow. */
export async function fill(hand: Hand, field: HTMLElement, text: string): Promise<void> {
  await hand.click(field);
  await hand.paste(text);
}
