import type { Pie } from '@ruta/contracts/observations/observation.schema';
import { useLocale, useTexts } from '../../../lib/i18n';
import { SharePie } from '../../../shared/charts/SharePie';
import { responseLabels, slicesOf } from '../figures';
import { figureTexts } from '../figures.texts';
import { reportTexts } from '../report.texts';

/** The responses of a cycle: yes, no and not applicable (OBS-05, STA-03). */
export function ResponsesPie({ pie }: { pie: Pie }) {
  const t = useTexts(figureTexts);
  const report = useTexts(reportTexts);
  const labels = responseLabels(useLocale(), false);
  return (
    <SharePie
      title={t('pie')}
      summary={report('pie.summary', {
        ...pie,
        yesLabel: labels.yes.toLowerCase(),
        noLabel: labels.no.toLowerCase(),
        naLabel: labels.na.toLowerCase(),
      })}
      slices={slicesOf(pie, labels)}
      rowHeader={report('response')}
      unit={report('responses')}
    />
  );
}
