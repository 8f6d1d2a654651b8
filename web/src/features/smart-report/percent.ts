import type { Locale } from '@ruta/contracts/locale';

/** A percentage to one decimal: "64.5 %". */
export const percentText = (percent: number, locale: Locale): string =>
  `${percent.toLocaleString(locale === 'es' ? 'es-MX' : 'en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
