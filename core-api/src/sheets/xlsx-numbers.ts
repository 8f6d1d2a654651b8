import { attributeOf, tagsIn } from './xlsx-cells';

/** Digits that a spreadsheet keeps of a number. */
const DIGITS = 15;

/** What a format writes of a number: null for each digit, and the signs before, between and after them. */
type DigitFormat = readonly (string | null)[];

/**
 * The formats of a workbook that write at least some digits, by the number of their style: `00000` shows 123 as 00123,
 * `000-000` as 000-123. Styles with any other format are absent.
 */
export function digitFormats(styles: string): ReadonlyMap<number, DigitFormat> {
  const formats = new Map<string, DigitFormat | undefined>();
  const ofStyles = new Map<number, DigitFormat>();
  let isOfCells = false;
  let at = 0;
  for (const { name, facts, closes } of tagsIn(styles)) {
    if (name === 'cellXfs') isOfCells = !closes;
    else if (name === 'numFmt')
      formats.set(attributeOf(facts, 'numFmtId') ?? '', digitFormatOf(attributeOf(facts, 'formatCode') ?? ''));
    else if (name === 'xf' && isOfCells && !closes) {
      const format = formats.get(attributeOf(facts, 'numFmtId') ?? '');
      if (format) ofStyles.set(at, format);
      at += 1;
    }
  }
  return ofStyles;
}

/** A zero, or a sign that a format writes as it stands: bare, after a backslash, or in quotes. */
const DIGIT_OR_SIGN = /0|[-() ]|\\(.)|"([^"]*)"/gy;

/** A format of two zeros or more, with signs; undefined for any other. A language in brackets does not count. */
function digitFormatOf(code: string): DigitFormat | undefined {
  const [positive = ''] = code
    .replaceAll('&quot;', '"')
    .replace(/\[[^\]]*\]/g, '')
    .split(';', 1);
  const found = [...positive.matchAll(DIGIT_OR_SIGN)];
  const isRead = found.reduce((length, [part]) => length + part.length, 0) === positive.length;
  const format = found.map(([part, escaped, quoted]) => (part === '0' ? null : (escaped ?? quoted ?? part)));
  return isRead && widthOf(format) >= 2 ? format : undefined;
}

const widthOf = (format: DigitFormat) => format.filter((part) => part === null).length;

/** Digits as a format writes them. Those that it has no place for stand at its first digit. */
function written(digits: string, format: DigitFormat): string {
  const left = Array.from(digits.padStart(widthOf(format), '0'));
  const first = format.indexOf(null);
  const parts = format.toReversed().map((part, back) => {
    if (part !== null) return part;
    return format.length - 1 - back === first ? left.join('') : left.pop();
  });
  return parts.reverse().join('');
}

/** A number as it is read: without exponent, without the noise behind its 15 digits. Null where digits are lost. */
export function numberText(text: string, format: DigitFormat = []): string | null {
  const value = Number(text);
  if (Number.isNaN(value)) return text;
  if (Math.abs(value) >= 10 ** DIGITS) return null;
  const shown = (digits: string) => (format.length > 0 ? written(digits, format) : digits);
  // Digits stay as they stand: some writers put a code with its zeros here.
  if (/^\d+$/.test(text)) return shown(text);
  const rounded = Number(value.toPrecision(DIGITS));
  const plain = /e/.test(String(rounded)) ? rounded.toFixed(DIGITS).replace(/\.?0+$/, '') : String(rounded);
  return /^\d+$/.test(plain) ? shown(plain) : plain;
}
