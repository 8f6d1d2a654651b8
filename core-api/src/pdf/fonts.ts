import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Weight = 'regular' | 'bold';
/** Figtree, the typeface of the pages, in two weights; letters that it lacks come from Noto Sans (decision 0030). */
export type FontName = Weight | `${Weight}-${keyof typeof ALPHABETS}`;

/** Files of Noto Sans, with the letters that each has and Figtree lacks. */
const ALPHABETS = {
  extended: {
    file: 'latin-ext',
    letters:
      /[\u0100\u0101\u0103-\u0130\u0132-\u0151\u0154-\u02ba\u02bc-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f]/u,
  },
  vietnamese: { file: 'vietnamese', letters: /[\u0309\u0323\u1ea0-\u1ef1]/u },
  greek: {
    file: 'greek',
    letters: /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]/u,
  },
  cyrillic: { file: 'cyrillic', letters: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
} as const;
type Alphabet = keyof typeof ALPHABETS;
const NAMES = Object.keys(ALPHABETS) as Alphabet[]; // its keys are the alphabets

const FILES: Readonly<Record<string, string>> = {
  regular: 'figtree/files/figtree-latin-400',
  bold: 'figtree/files/figtree-latin-600',
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [`regular-${name}`, `noto-sans/files/noto-sans-${ALPHABETS[name].file}-400`],
      [`bold-${name}`, `noto-sans/files/noto-sans-${ALPHABETS[name].file}-700`],
    ]),
  ),
};
export const FONT_NAMES = Object.keys(FILES) as FontName[]; // made of the names above

const loaded = new Map<FontName, Buffer>();

/** A font's bytes, cached. */
export function fontOf(name: FontName): Buffer {
  let bytes = loaded.get(name);
  if (!bytes) {
    // Resolved from the started program, since bundle, sources and tests share the same node_modules.
    const { resolve } = createRequire(process.argv[1] ?? `${process.cwd()}/`);
    bytes = readFileSync(resolve(`@fontsource/${FILES[name]}-normal.woff`));
    loaded.set(name, bytes);
  }
  return bytes;
}

/** What Figtree draws. */
const FIGTREE =
  /(?:[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0102\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2191\u2193\u2212\u2215]|\u0300|\u0301|\u0303|\u0304|\u0308)/u;

/** Signs that no font has, as they are written instead. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...pairs('→⇒➔➜', '->'),
  ...pairs('←⇐', '<-'),
  ...pairs('↔⇔', '<->'),
  ...pairs('≥', '>='),
  ...pairs('≤', '<='),
  ...pairs('≠', '<>'),
  ...pairs('≈', '~'),
  ...pairs('✓✔☑✅', '[x]'),
  ...pairs('☐', '[ ]'),
  ...pairs('●○■□▪▫◦‣⁃∙◆', '•'),
  ...pairs('‐‑⁃', '-'),
  ...pairs('‒―', '–'),
  ...pairs('′', "'"),
  ...pairs('″', '"'),
  // Marks and joiners of pictures, and what nobody sees.
  ...pairs('\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff', ''),
]);

function pairs(signs: string, text: string): [string, string][] {
  return Array.from(signs, (sign) => [sign, text]);
}

/** Pictures, each perhaps of several that are joined; the words for them and for other signs are alike in Spanish and English. */
const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})(?:[\ufe0f\u200d\p{EMod}]|\p{Extended_Pictographic})*/gu;
const PICTURE = '[emoji]';
const UNKNOWN = '[?]';

function fontFor(letter: string): '' | Alphabet | null {
  if (FIGTREE.test(letter)) return '';
  return NAMES.find((name) => ALPHABETS[name].letters.test(letter)) ?? null;
}

/** A letter as it can be drawn: itself, what it is compatible with (`ﬁ` is `fi`), a sign that means the same, a word. */
function drawable(letter: string): string {
  if (fontFor(letter) !== null) return letter;
  const instead = INSTEAD.get(letter);
  if (instead !== undefined) return instead;
  const alike = letter.normalize('NFKC');
  if (alike !== letter && Array.from(alike).every((one) => fontFor(one) !== null)) return alike;
  return UNKNOWN;
}

/** A text of letters that can be drawn; nothing in it appears as an empty box. */
const drawableText = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(PICTURES, (picture) => (picture.length === 1 && fontOrSign(picture) ? picture : PICTURE)),
    drawable,
  )
    .join('')
    .replace(/(?:\[\?\]){2,}/g, UNKNOWN);

/** Signs such as © and ✓ count as pictures, too. */
const fontOrSign = (letter: string): boolean => fontFor(letter) !== null || INSTEAD.has(letter);

/** Splits a text by font. What no font has is replaced by a sign that means the same or by a word. */
export function inFonts(text: string, weight: Weight): { text: string; font: FontName }[] {
  const pieces: { text: string; font: FontName }[] = [];
  for (const letter of drawableText(text)) {
    const alphabet = fontFor(letter) ?? '';
    const font: FontName = alphabet === '' ? weight : `${weight}-${alphabet}`;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ text: letter, font });
  }
  return pieces;
}
