import { useState } from 'react';

/** Line breaks of word processors and ends of pages: a space still parts two words. */
const BREAKS = /[\v\f]/g;
/** Other control characters, and overrides of the direction that chats put around numbers. The servers refuse them. */
// eslint-disable-next-line no-control-regex -- control characters are what this pattern is about
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u202a-\u202e\u2066-\u2069]/g;
/** Characters that nobody sees, such as a copied page contains. The servers refuse them. */
const ZERO_WIDTH = /[\u180e\u200b-\u200d\u2060-\u2064\ufeff]/g;
/** A picture, perhaps of several that U+200D joins; or a character that nobody sees. */
const EMOJI_OR_ZERO_WIDTH = new RegExp(
  String.raw`\p{Extended_Pictographic}[\ufe0f\p{EMod}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]*)*|${ZERO_WIDTH.source}`,
  'gu',
);

/** The text without zero-width characters, except those within emoji. */
const withoutZeroWidth = (text: string) =>
  text.search(ZERO_WIDTH) < 0
    ? text
    : text.replace(EMOJI_OR_ZERO_WIDTH, (part) => (part.search(ZERO_WIDTH) === 0 ? '' : part));

/** The text without what nobody sees. */
export const withoutUnseen = (text: string) => withoutZeroWidth(text.replace(BREAKS, ' ').replace(CONTROLS, ''));

/**
 * A text, controlled (`value`) or uncontrolled (`defaultValue`). What nobody sees is taken out of what is typed or
 * pasted; `asTyped` keeps them, for passwords.
 */
export function useText(
  value: string | undefined,
  defaultValue: string | undefined,
  onChange: ((value: string) => void) | undefined,
  { asTyped = false } = {},
): readonly [string, (value: string) => void] {
  const [own, setOwn] = useState(defaultValue ?? '');
  const change = (typed: string) => {
    const next = asTyped ? typed : withoutUnseen(typed);
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
}
