import type { Locale } from '@ruta/contracts/locale';
import type { ChartLabels } from '@ruta/design-system';
import { translator } from '../../lib/i18n';
import { chartTexts } from './chart.texts';

/** Texts of every chart, in a language: a report may be read in another one than the page. */
export function chartLabels(locale: Locale): ChartLabels {
  const t = translator(chartTexts, locale);
  return {
    table: t('table'),
    loading: t('loading'),
    empty: t('empty'),
    failed: t('failed'),
    retry: t('retry'),
    keys: t('keys'),
    pages: t('pages'),
    page: (page, pages) => t('page', { page, pages }),
    previousPage: t('previous'),
    nextPage: t('next'),
  };
}
