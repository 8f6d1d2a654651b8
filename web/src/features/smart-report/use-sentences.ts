import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { useTexts } from '../../lib/i18n';
import { useThemeName } from '../../shared/themes/use-theme-name';
import { attentionOf } from './attention';
import { smartReportTexts } from './smart-report.texts';

/** What needs attention, in sentences, each with its part; for the screen and the paper. */
export function useSentences(report: SmartReport) {
  const t = useTexts(smartReportTexts);
  const themeName = useThemeName();
  return attentionOf(report).map(({ words, part, count, theme }) => ({
    part,
    id: words,
    text: theme === undefined ? t(words, { count }) : t(words, { theme: themeName(theme), average: count.toFixed(1) }),
  }));
}
