/**
 * A figure that can be drawn: finite and not below zero. Anything else is none: nothing is drawn for it, it adds nothing, and
 * the table shows a dash.
 */
export const amountOf = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) && value >= 0 ? value : null;

/** Their sum; what is no amount adds nothing. */
export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + (amountOf(value) ?? 0), 0);

/** What the table shows where there is no figure. */
export const DASH = '—';

/** How figures are written in a language. */
export interface Figures {
  /** With at most these decimals; a dash for none. */
  amount: (value: number | undefined, decimals?: number) => string;
  /** Always with one decimal: averages. */
  average: (value: number | undefined) => string;
  /** 0 to 100, with one decimal and the sign. */
  percent: (value: number | undefined) => string;
}

/** The figures of a locale. */
export function figuresOf(locale: string): Figures {
  const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const write = (value: number | undefined, format: (amount: number) => string) => {
    const amount = amountOf(value);
    return amount === null ? DASH : format(amount);
  };
  return {
    amount: (value, decimals = 0) =>
      write(value, (amount) => amount.toLocaleString(locale, { maximumFractionDigits: decimals })),
    average: (value) => write(value, (amount) => tenth.format(amount)),
    percent: (value) => write(value, (amount) => share.format(amount / 100)),
  };
}

/** A part of a whole, 0 to 100; of nothing it is 0. */
export const percentOf = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0);

const STEPS = [1, 2, 2.5, 5, 10];

/** The lines of a scale from 0 to somewhat above the greatest figure: four or five round numbers, whole ones for counts. */
export function ticksOf(greatest: number, isWhole: boolean): number[] {
  if (!(greatest > 0) || !Number.isFinite(greatest)) return [0, 1];
  const power = 10 ** Math.floor(Math.log10(greatest / 4));
  const steps = STEPS.map((step) => step * power).filter((step) => !isWhole || Number.isInteger(step));
  const step = steps.find((each) => each * 4 >= greatest) ?? (isWhole ? Math.ceil(greatest / 4) : power * 10);
  const count = Math.ceil(greatest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
