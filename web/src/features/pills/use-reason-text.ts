import type { PillReason } from '@ruta/contracts/pills/links.schema';
import { percentText } from '@ruta/design-system';
import { useLocale, useTexts } from '../../lib/i18n';
import { useThemeName } from '../../shared/themes/use-theme-name';
import { pillsTexts } from './pills.texts';

/** Says why a video is recommended: the weak figure of the school (PIL-03). */
export function useReasonText(): (reason: PillReason) => string {
  const t = useTexts(pillsTexts);
  const locale = useLocale();
  const themeName = useThemeName();
  return (reason) =>
    reason.kind === 'theme'
      ? t('reason.theme', { theme: themeName(reason.theme), average: reason.average.toFixed(1) })
      : t('reason.indicator', { ...reason, compliance: percentText(reason.compliance, locale) });
}
