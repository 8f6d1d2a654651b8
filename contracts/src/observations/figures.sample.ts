import type { GuideResult } from './figures.schema';
import { sampleRun } from './observation.sample';
import type { ObservationFiguresScreen, ObservationMonths, ObservationReport } from './observations.screens';

const { school, guide, professors } = sampleRun;
const GUIDE = { id: guide.id, code: guide.code, version: 2, name: guide.name, bilingual: false };
const [first = { id: 7, name: '' }, second = { id: 8, name: '' }] = professors;

const result = (professor: GuideResult['professor'], yes: number, no: number, na: number): GuideResult => ({
  ...{ guide: GUIDE, professor, level: guide.level, observations: Math.round((yes + no + na) / 3) },
  ...{ pie: { yes, no, na }, compliance: Math.round((yes / (yes + no)) * 1000) / 10 },
});

const figures = (version: number, yes: number, no: number) => ({
  ...{ guide_id: version === 1 ? 3 : 4, version, observations: yes + no, pie: { yes, no, na: 0 } },
  compliance: Math.round((yes / (yes + no)) * 1000) / 10,
});

/** Two teachers, and indicators of which one is older than this version. */
export const sampleReport: ObservationReport = {
  school,
  results: [result(first, 12, 4, 2), result(second, 8, 7, 0)],
  trend: {
    ...{ guide: GUIDE, level: guide.level },
    indicators: guide.sections
      .flatMap(({ questions }) => questions)
      .map(({ question }, at) => ({
        ...{ indicator: `primaria_clase_${at + 1}`, question },
        versions: at === 2 ? [figures(2, 7, 4)] : [figures(1, 6, 6), figures(2, 8 + at, 3)],
      })),
  },
};

/** The report of a bilingual guide. */
export const sampleBilingualReport: ObservationReport = {
  ...sampleReport,
  results: sampleReport.results.map((row) => ({
    ...row,
    guide: { ...row.guide, code: 'ruta_be_primaria', name: 'Bilingual education: primary', bilingual: true },
  })),
  trend: {
    ...sampleReport.trend,
    guide: { ...GUIDE, code: 'ruta_be_primaria', name: 'Bilingual education: primary', bilingual: true },
  },
};

export const sampleDashboard: ObservationFiguresScreen = {
  school,
  dashboard: {
    ...{ pie: { yes: 20, no: 11, na: 2 }, compliance: 64.5, observations: 11 },
    guides: [{ guide: GUIDE, observations: 11, pie: { yes: 20, no: 11, na: 2 }, compliance: 64.5 }],
    months: [
      { month: '2026-09', observations: 4, professors: 3 },
      { month: '2026-10', observations: 5, professors: 4 },
      { month: '2026-11', observations: 2, professors: 2 },
    ],
    ...{ montlyObsProfessors: 2, observable: 8 },
  },
};

export const sampleMonths: ObservationMonths = {
  ...{ school, year: 2026, this_year: 2026 },
  months: Array.from({ length: 12 }, (_, at) => {
    const month = `2026-${String(at + 1).padStart(2, '0')}`;
    return (
      sampleDashboard.dashboard.months.find((row) => row.month === month) ?? { month, observations: 0, professors: 0 }
    );
  }),
};
