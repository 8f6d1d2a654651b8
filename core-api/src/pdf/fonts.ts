import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Figtree, the typeface of the pages, in two weights; letters beyond Spanish come from Noto Sans (decision 0030). */
export type FontName = 'regular' | 'bold' | 'regular-extended' | 'bold-extended';

const FILES: Readonly<Record<FontName, string>> = {
  regular: 'figtree/files/figtree-latin-400',
  bold: 'figtree/files/figtree-latin-600',
  'regular-extended': 'noto-sans/files/noto-sans-latin-ext-400',
  'bold-extended': 'noto-sans/files/noto-sans-latin-ext-700',
};

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

/** Letters that only the extended files have. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113]/u;

/** Splits a text by font. A letter in neither appears as an empty box. */
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
