/**
 * Characters that nobody sees in a text. Fields of the browser and imported files take them out; the API refuses them.
 * This file does not import zod, so browser code may use it.
 */

/** Line breaks of word processors and ends of pages. */
const BREAKS = /[\v\f]/g;
/** The other C0 controls, except tab and line breaks. */
// eslint-disable-next-line no-control-regex -- control characters are what this pattern is about
const CONTROLS = /[\u0000-\u0008\u000e-\u001f]/g;
/** Characters without width, which make two names look alike. */
const ZERO_WIDTH = /[\u180e\u200b-\u200d\u2060-\u2064\ufeff]/;
/** Orders to write the other way: `gpj.exe` shown as `exe.jpg`. Chats put them around telephone numbers. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
/** Emoji need the joiner U+200D between pictures. */
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0f\p{EMod}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{EMod}]*)*`;
const EMOJI_OR_ZERO_WIDTH = new RegExp(`${EMOJI}|${ZERO_WIDTH.source}`, 'gu');

/** A text without zero-width characters, except those within emoji. */
export const withoutZeroWidth = (text: string): string =>
  ZERO_WIDTH.test(text)
    ? text.replace(EMOJI_OR_ZERO_WIDTH, (part) => (part.search(ZERO_WIDTH) === 0 ? '' : part))
    : text;

/** A text without overrides of its direction. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** A text without what nobody sees: a vertical tab and a form feed become a space, so that they still part two words. */
export const withoutUnseen = (text: string): string =>
  withoutZeroWidth(withoutOverrides(text.replace(BREAKS, ' ').replace(CONTROLS, '')));
