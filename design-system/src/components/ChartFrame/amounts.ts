import { percentText } from '../../utils/percent-text';

/**
 * The value if it can be drawn: finite and not negative; otherwise null, which adds nothing and is a dash in the table.
 */
export const amountOf = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) && value >= 0 ? value : null;

/** Sum of the valid amounts. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + (amountOf(value) ?? 0), 0);

/** Table text for a missing value. */
export const DASH = '—';

/** Number formats of a locale. */
export interface Figures {
  /** At most `decimals` decimals; a dash for no amount. */
  amount: (value: number | undefined, decimals?: number) => string;
  /** Always one decimal. */
  average: (value: number | undefined) => string;
  /** 0 to 100 with one decimal and the percent sign. */
  percent: (value: number | undefined) => string;
}

/** Number formats of a locale. */
export function figuresOf(locale: string): Figures {
  const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const write = (value: number | undefined, format: (amount: number) => string) => {
    const amount = amountOf(value);
    return amount === null ? DASH : format(amount);
  };
  return {
    amount: (value, decimals = 0) =>
      write(value, (amount) => amount.toLocaleString(locale, { maximumFractionDigits: decimals })),
    average: (value) => write(value, (amount) => tenth.format(amount)),
    percent: (value) => write(value, (amount) => percentText(amount, locale)),
  };
}

/** Percentage of a part, 0 to 100; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0);

const STEPS = [1, 2, 2.5, 5, 10];

/** Ticks of a scale from 0 to just above the maximum: four or five round numbers; whole ones for counts. */
export function ticksOf(greatest: number, isWhole: boolean): number[] {
  if (!(greatest > 0) || !Number.isFinite(greatest)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(greatest / 4));
  const steps = STEPS.map((step) => step * power).filter((step) => !isWhole || Number.isInteger(step));
  const step = steps.find((each) => each * 4 >= greatest) ?? (isWhole ? Math.ceil(greatest / 4) : power * 10);
  const count = Math.ceil(greatest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
