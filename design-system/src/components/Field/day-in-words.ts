/** Names of months in the languages of the interface, without accents, in order. */
const MONTHS = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
] as const;
/** The shortest abbreviation: `dic`. */
const LETTERS_MIN = 3;

const WEEKDAY = String.raw`^\s*(?:\p{L}+\.?,?\s+)?`;
const YEAR = String.raw`[\s\-/.,]*(?:del?\s+|of\s+)?(\d{4}|\d{2})\s*$`;
/** `31 de diciembre de 2026`, `jueves 31 dic 2026`, `31-dic-26`, `1.º de mayo de 2026`. */
const DAY_FIRST = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})(?:\.?º|st|nd|rd|th)?[\s\-/.]*(?:de\s+|of\s+)?(\p{L}+)${YEAR}`,
  'iu',
);
/** `December 31, 2026`. */
const MONTH_FIRST = new RegExp(String.raw`${WEEKDAY}(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?${YEAR}`, 'iu');

function monthOf(word: string): number | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length < LETTERS_MIN) return undefined;
  const at = MONTHS.findIndex((names) => names.some((name) => name.startsWith(plain)));
  return at < 0 ? undefined : at + 1;
}

/** Day, month and year of a date whose month is a word, in Spanish or English; nothing of any other text. */
export function dayInWords(text: string): readonly number[] {
  const [, day, name = '', year] = DAY_FIRST.exec(text) ?? [];
  const month = monthOf(name);
  if (month !== undefined) return [Number(day), month, Number(year)];
  const [, word = '', number, of] = MONTH_FIRST.exec(text) ?? [];
  const other = monthOf(word);
  return other === undefined ? [] : [Number(number), other, Number(of)];
}
