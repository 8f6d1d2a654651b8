/**
 * Estimates text widths instead of measuring them, so that a chart is the same on every device and in tests. Slightly
 * generous, to fit the widest system font.
 */

/** Fonts of the chart; sizes in pixels. */
export const fonts = {
  title: { size: 13, line: 17, isMono: false, isBold: true },
  event: { size: 12, line: 15, isMono: false, isBold: false },
  guard: { size: 11.5, line: 15, isMono: false, isBold: false },
  code: { size: 10.5, line: 14, isMono: true, isBold: false },
} as const;
export type ChartFont = keyof typeof fonts;

const MONO = 0.61;
/** Width as a share of the font size. */
const NARROW = 0.35;
const USUAL = 0.61;
const CAPITAL = 0.73;
const WIDE = 0.9;
const EM = 1.05;
const BOLD = 1.06;

function shareOf(character: string): number {
  if (/[iljtfrI.,:;'|!()[\] ·]/.test(character)) return NARROW;
  if (/[mwMW@%…→]/.test(character)) return WIDE;
  if (/[A-ZÁÉÍÓÚÑÜ]/.test(character)) return CAPITAL;
  return (character.codePointAt(0) ?? 0) > 0x2ff ? EM : USUAL;
}

/** Estimated width of a text, in pixels. */
export function textWidth(text: string, font: ChartFont): number {
  const { size, isMono, isBold } = fonts[font];
  if (isMono) return Array.from(text).length * size * MONO;
  const shares = Array.from(text).reduce((sum, character) => sum + shareOf(character), 0);
  return shares * size * (isBold ? BOLD : 1);
}

/** Splits a word that is wider than the line, at dots or capitals of a code name if possible. */
function pieces(word: string, width: number, font: ChartFont): string[] {
  const parts: string[] = [];
  let rest = Array.from(word);
  while (textWidth(rest.join(''), font) > width && rest.length > 1) {
    let end = rest.length - 1;
    while (end > 1 && textWidth(rest.slice(0, end).join(''), font) > width) end -= 1;
    const seam = rest.slice(Math.floor(end / 2), end).findLastIndex((character) => /[A-Z.]/.test(character));
    const cut = seam > 0 ? Math.floor(end / 2) + seam : end;
    parts.push(rest.slice(0, cut).join(''));
    rest = rest.slice(cut);
  }
  return [...parts, rest.join('')];
}

/** Text wrapped to lines of at most `width` pixels; longer words are split. */
export function wrapped(text: string, width: number, font: ChartFont): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, font) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...pieces(word, width, font));
  }
  return lines;
}
