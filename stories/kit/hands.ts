import type { userEvent } from 'storybook/test';

/** Who acts in a story. */
export type Hand = ReturnType<typeof userEvent.setup>;

/** Puts a text into a field as from the clipboard: typed letter by letter it takes long on a busy machine. */
export async function fill(hand: Hand, field: HTMLElement, text: string): Promise<void> {
  await hand.click(field);
  await hand.paste(text);
}
