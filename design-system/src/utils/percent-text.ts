/**
 * A percentage, 0 to 100, as a language writes it: "70.0 %" in Spanish, "70.0%" in English. The space never breaks.
 * `decimals` are always written: one of figures, none of progress.
 */
export function percentText(percent: number, locale: string, decimals = 1): string {
  const tag = locale === 'es' ? 'es-MX' : locale;
  const digits = percent.toLocaleString(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return locale.startsWith('es') ? `${digits}\u00a0%` : `${digits}%`;
}
