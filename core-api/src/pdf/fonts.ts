import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Noto Sans, an open font, in two weights; letters beyond Spanish come from its extended part. */
export type FontName = 'regular' | 'bold' | 'regular-extended' | 'bold-extended';

const FILES: Readonly<Record<FontName, string>> = {
  regular: 'latin-400',
  bold: 'latin-700',
  'regular-extended': 'latin-ext-400',
  'bold-extended': 'latin-ext-700',
};

const loaded = new Map<FontName, Buffer>();

/** The font's bytes, read once. */
export function fontOf(name: FontName): Buffer {
  let bytes = loaded.get(name);
  if (!bytes) {
    // From where the program was started: the bundle, the sources and the tests all lie below the same packages.
    const { resolve } = createRequire(process.argv[1] ?? `${process.cwd()}/`);
    bytes = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${FILES[name]}-normal.woff`));
    loaded.set(name, bytes);
  }
  return bytes;
}

/** What the extended part draws and the plain one does not. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113]/u;

/** A text in pieces of one font each. A letter that neither has is drawn as an empty box. */
export function inFonts(text: string, weight: 'regular' | 'bold'): { text: string; font: FontName }[] {
  const pieces: { text: string; font: FontName }[] = [];
  for (const letter of text) {
    const font: FontName = EXTENDED.test(letter) ? `${weight}-extended` : weight;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ text: letter, font });
  }
  return pieces;
}
