import { useState } from 'react';
import type { Locale } from '@ruta/contracts/locale';
import type { ObservationReport } from '@ruta/contracts/observations/observations.screens';
import { EmptyState, LanguageToggle, LinkButton, PageHeader, PieChart, Select, Stack, Text } from '@ruta/design-system';
import { styled } from 'styled-components';
import { translator, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { chartTexts } from '../../../shared/charts/chart.texts';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { schoolPage, type ObservationArea } from '../addresses';
import { complianceText, responseLabels, slicesOf, summed } from '../figures';
import { reportTexts } from '../report.texts';
import { GuideIndicators } from './GuideIndicators';
import { TeacherResults } from './TeacherResults';

const Narrow = styled.div`
  inline-size: min(100%, 24rem);
`;

const ALL = 'all';
/** Each language in itself. */
const NAMES = { es: 'Español', en: 'English' };

export interface GuideReportProps {
  area: ObservationArea;
  report: ObservationReport;
  /** Of the report's content; the frame of the page keeps the reader's. */
  language: Locale;
  cycle: string | undefined;
  onLanguage: (language: Locale) => void;
}

/** Pies, compliance per teacher and level, and indicators across versions (OBS-03). */
export function GuideReport({ area, report, language, cycle, onLanguage }: GuideReportProps) {
  const { school, results, trend, past } = report;
  const t = translator(reportTexts, language);
  const page = useTexts(reportTexts);
  const { guide, level } = trend;
  return (
    <Stack gap={5}>
      <PageHeader
        title={guide.name}
        backTo={{ label: page('back'), href: schoolPage(area, 'guides', school.id, { cycle }) }}
        meta={
          <>
            <Text tone="muted">{`${school.name}, ${level.name}, ${t('version', { version: guide.version }).toLowerCase()}`}</Text>
            {past && <ReadOnlyNote past={past} />}
          </>
        }
        actions={
          <>
            <LanguageToggle label={page('language')} names={NAMES} value={language} onChange={onLanguage} />
            <LinkButton icon="list" href={schoolPage(area, 'guides', school.id, { cycle, guide: guide.id })}>
              {page('list')}
            </LinkButton>
          </>
        }
      />
      <div lang={language}>
        {results.length === 0 ? (
          <EmptyState icon="chart" title={t('empty')} body={t('empty.body')} />
        ) : (
          <Stack gap={6}>
            <Responses report={report} language={language} />
            <TeacherResults results={results} bilingual={guide.bilingual} language={language} />
            <GuideIndicators trend={trend} language={language} />
          </Stack>
        )}
      </div>
    </Stack>
  );
}

/** The pie of all teachers, or of one. */
function Responses({ report: { results, trend }, language }: Pick<GuideReportProps, 'report' | 'language'>) {
  const t = translator(reportTexts, language);
  const charts = translator(chartTexts, language);
  const [whose, setWhose] = useState(ALL);
  const chosen = results.filter(({ professor }) => whose === ALL || String(professor.id) === whose);
  const pie = summed(chosen.map((result) => result.pie));
  const labels = responseLabels(language, trend.guide.bilingual);
  const count = chosen.reduce((sum, { observations }) => sum + observations, 0);
  return (
    <Stack gap={4}>
      <Narrow>
        <Select
          label={t('whose')}
          items={[
            { id: ALL, label: t('whose.all') },
            ...results.map(({ professor }) => ({ id: String(professor.id), label: professor.name })),
          ]}
          value={whose}
          onChange={(id) => setWhose(id ?? ALL)}
        />
      </Narrow>
      <PieChart
        title={t('pie')}
        description={`${t('observations', { count })}. ${t('compliance')}: ${complianceText(pie, language)}`}
        summary={t('pie.summary', {
          ...pie,
          yesLabel: labels.yes.toLowerCase(),
          noLabel: labels.no.toLowerCase(),
          naLabel: labels.na.toLowerCase(),
        })}
        slices={slicesOf(pie, labels)}
        rowHeader={t('response')}
        unit={t('responses')}
        shareHeader={charts('share')}
        othersLabel={(others) => charts('others', { count: others })}
        height={300}
        labels={chartLabels(language)}
      />
      <Text variant="caption" tone="muted">
        {t('compliance.help', { yes: labels.yes, no: labels.no })}
      </Text>
    </Stack>
  );
}
