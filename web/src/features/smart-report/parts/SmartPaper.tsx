import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { formatDay } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { Paper } from '../../../shared/paper/Paper';
import { Facts, Pages, Whole } from '../../../shared/paper/paper.styles';
import { PaperHead } from '../../../shared/paper/PaperHead';
import { PaperTable } from '../../../shared/paper/PaperTable';
import { smartReportTexts } from '../smart-report.texts';
import { useSentences } from '../use-sentences';
import { useStats } from '../use-stats';
import { useTables } from '../use-tables';
import { useVisitFacts } from '../use-visit-facts';

interface SmartPaperProps {
  report: SmartReport;
  period: string;
  /** The day until which the figures are. */
  until: string;
}

/** The report on paper: what the screen shows, in words and tables (REP-04). */
export function SmartPaper(props: SmartPaperProps) {
  return (
    <Paper>
      <Sheets {...props} />
    </Paper>
  );
}

function Sheets({ report, period, until }: SmartPaperProps) {
  const t = useTexts(smartReportTexts);
  const sentences = useSentences(report);
  const stats = useStats(report);
  const none = report.dpi.state === 'ready' ? report.dpi.data?.reason : undefined;
  return (
    <Pages data-paper lang={useLocale()}>
      <PaperHead of={report.school.name} title={t('paper', { day: formatDay(until) })} period={period} />
      {sentences.length > 0 && (
        <Whole>
          <h2>{t('attention')}</h2>
          {sentences.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </Whole>
      )}
      <h2>{t('figures')}</h2>
      <Facts>
        {stats.map(({ part, title, value, detail, parts = [] }) => (
          <div key={part}>
            <dt>{title}</dt>
            <dd>{[`${value} ${detail}`, ...parts.map((one) => `${one.label}: ${one.value}`)].join(' · ')}</dd>
          </div>
        ))}
        {useVisitFacts(report).map(({ id, term, detail }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
      {none && (
        <Whole>
          <h2>{t('themes')}</h2>
          <p>{t(`themes.${none}`)}</p>
        </Whole>
      )}
      {useTables(report).map(({ id, columns, rows }) => (
        <section key={id}>
          <h2>{t(id)}</h2>
          <PaperTable aria-label={t(id)} columns={columns} rows={rows} />
        </section>
      ))}
    </Pages>
  );
}
