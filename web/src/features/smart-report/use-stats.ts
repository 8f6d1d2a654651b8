import type { SmartPart, SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { percentText } from '@ruta/design-system';
import type { StatCardProps, StatPart } from '@ruta/design-system';
import { useLocale, useTexts } from '../../lib/i18n';
import { smartReportTexts } from './smart-report.texts';

export interface Stat extends Pick<StatCardProps, 'title' | 'value' | 'detail' | 'parts'> {
  part: SmartPart;
}

const part = (label: string, value: number, tone: StatPart['tone']): StatPart => ({ id: label, label, value, tone });

/** The key figures of the parts that are there, each with what it consists of; for the screen and the paper. */
export function useStats({ visits, dpi, pai, pfi, pfp, observations }: SmartReport): Stat[] {
  const t = useTexts(smartReportTexts);
  const locale = useLocale();
  const stats: Stat[] = [];
  if (visits.state === 'ready' && visits.data) {
    const { planned, completed, overdue, cancelled } = visits.data;
    stats.push({
      ...{ part: 'visits', title: t('visits'), value: String(planned), detail: t('visits.detail', { cancelled }) },
      parts: [
        part(t('completed'), completed, 'success'),
        part(t('overdue'), overdue, 'warning'),
        part(t('ahead'), planned - completed - overdue, 'neutral'),
      ],
    });
  }
  if (dpi.state === 'ready' && dpi.data) {
    const { totalValidated, expected } = dpi.data;
    stats.push({
      ...{ part: 'dpi', title: t('dpi'), value: String(totalValidated), detail: t('dpi.detail', { expected }) },
      parts: [
        part(t('finished'), totalValidated, 'success'),
        part(t('missing'), Math.max(0, expected - totalValidated), 'neutral'),
      ],
    });
  }
  if (pai.state === 'ready' && pai.data) {
    const { standing, commitments, completed, overdue } = pai.data;
    const isThere = standing === 'established';
    stats.push({
      ...{ part: 'pai', title: t('pai'), value: String(commitments), detail: t(isThere ? 'pai.detail' : 'pai.none') },
      parts: isThere
        ? [
            part(t('pai.completed'), completed, 'success'),
            part(t('pai.late'), overdue, 'warning'),
            part(t('ahead'), commitments - completed - overdue, 'neutral'),
          ]
        : [],
    });
  }
  if (pfi.state === 'ready' && pfi.data) {
    const { dated, completed, overdue, undated } = pfi.data;
    stats.push({
      ...{ part: 'pfi', title: t('pfi'), value: String(dated), detail: t('pfi.detail', { undated }) },
      parts: [
        part(t('completed'), completed, 'success'),
        part(t('overdue'), overdue, 'warning'),
        part(t('ahead'), dated - completed - overdue, 'neutral'),
      ],
    });
  }
  if (pfp.state === 'ready' && pfp.data) {
    const { consulted, notConsulted } = pfp.data;
    const expected = consulted + notConsulted;
    stats.push({
      ...{ part: 'pfp', title: t('pfp'), value: String(consulted), detail: t('pfp.detail', { expected }) },
      parts: [part(t('consulted'), consulted, 'success'), part(t('not-consulted'), notConsulted, 'neutral')],
    });
  }
  if (observations.state === 'ready' && observations.data) {
    const { observations: count, compliance } = observations.data;
    const detail =
      compliance === null
        ? t('observations.empty')
        : t('observations.detail', { percent: percentText(compliance, locale) });
    stats.push({ part: 'observations', title: t('observations'), value: String(count), detail });
  }
  return stats;
}
