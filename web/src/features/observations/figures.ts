import type { Locale } from '@ruta/contracts/locale';
import type { Pie } from '@ruta/contracts/observations/observation.schema';
import { percentText } from '@ruta/design-system';
import type { PieSlice } from '@ruta/design-system';
import { complianceOf } from '@ruta/state-machines/observations/observation.rules';
import { translator } from '../../lib/i18n';
import { reportTexts } from './report.texts';

/** Yes, no and not applicable in a language; bilingual guides have labels of their own (OBS-03). */
export function responseLabels(locale: Locale, bilingual: boolean): Record<keyof Pie, string> {
  const t = translator(reportTexts, locale);
  return bilingual
    ? { yes: t('response.be.yes'), no: t('response.be.no'), na: t('response.be.na') }
    : { yes: t('response.yes'), no: t('response.no'), na: t('response.na') };
}

/** The slices of a pie chart; each response has its colour in every chart. */
export const slicesOf = (pie: Pie, labels: Record<keyof Pie, string>): PieSlice[] => [
  { id: 'yes', label: labels.yes, value: pie.yes, color: 1 },
  { id: 'no', label: labels.no, value: pie.no, color: 2 },
  { id: 'na', label: labels.na, value: pie.na, color: 3 },
];

/** One pie of several. */
export const summed = (pies: readonly Pie[]): Pie =>
  pies.reduce((sum, { yes, no, na }) => ({ yes: sum.yes + yes, no: sum.no + no, na: sum.na + na }), {
    yes: 0,
    no: 0,
    na: 0,
  });

/** A number of percentage points to one decimal, as a language writes it. */
export const decimal = (value: number, locale: Locale): string =>
  value.toLocaleString(locale === 'es' ? 'es-MX' : 'en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Compliance with the number of responses that it is of: `70.0 % de 24`. */
export function complianceText(pie: Pie, locale: Locale): string {
  const t = translator(reportTexts, locale);
  const compliance = complianceOf(pie);
  return compliance === null
    ? t('compliance.none')
    : t('compliance.value', { percent: percentText(compliance, locale), count: pie.yes + pie.no });
}
