import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { useTexts } from '../../lib/i18n';
import { dpiResultsTexts } from './dpi-results.texts';

/** Why there are no figures, of the screen and of the paper; null where there are some. */
export function useNoFigures({ reason, totalValidated, min_group, window }: DpiResults) {
  const t = useTexts(dpiResultsTexts);
  if (reason === null) return null;
  if (reason === 'no-answers') return { icon: 'clock', title: t('none.title'), body: t('none.body') } as const;
  const title = t('small.title', { count: totalValidated });
  const body = window === 'after' ? t('small.over', { min: min_group }) : t('small.open', { min: 2 * min_group });
  return { icon: 'lock', title, body } as const;
}
