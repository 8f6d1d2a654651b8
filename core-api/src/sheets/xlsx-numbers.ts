import { attributeOf, tagsIn } from './xlsx-cells';

/** Digits that a spreadsheet keeps of a number. */
const DIGITS = 15;

/**
 * The digits that each style of a workbook writes at least, by its number: `00000` shows 123 as 00123. Styles that
 * write no leading zeros are absent.
 */
export function leadingZeros(styles: string): ReadonlyMap<number, number> {
  const formats = new Map<string, number>();
  const widths = new Map<number, number>();
  let isOfCells = false;
  let at = 0;
  for (const { name, facts, closes } of tagsIn(styles)) {
    if (name === 'cellXfs') isOfCells = !closes;
    else if (name === 'numFmt')
      formats.set(attributeOf(facts, 'numFmtId') ?? '', zerosOf(attributeOf(facts, 'formatCode') ?? ''));
    else if (name === 'xf' && isOfCells && !closes) {
      const width = formats.get(attributeOf(facts, 'numFmtId') ?? '') ?? 0;
      if (width > 0) widths.set(at, width);
      at += 1;
    }
  }
  return widths;
}

/** The zeros of a format that has nothing else; 0 for any other. A language in brackets does not count. */
function zerosOf(format: string): number {
  const [positive = ''] = format.replace(/\[[^\]]*\]/g, '').split(';', 1);
  return /^0{2,}$/.test(positive) ? positive.length : 0;
}

/** A number as it is read: without exponent, without the noise behind its 15 digits. Null where digits are lost. */
export function numberText(written: string, zeros = 0): string | null {
  const value = Number(written);
  if (Number.isNaN(value)) return written;
  if (Math.abs(value) >= 10 ** DIGITS) return null;
  // Digits stay as they stand: some writers put a code with its zeros here.
  if (/^\d+$/.test(written)) return written.padStart(zeros, '0');
  const rounded = Number(value.toPrecision(DIGITS));
  const text = /e/.test(String(rounded)) ? rounded.toFixed(DIGITS).replace(/\.?0+$/, '') : String(rounded);
  return zeros > 0 && /^\d+$/.test(text) ? text.padStart(zeros, '0') : text;
}
