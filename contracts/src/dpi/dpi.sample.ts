import type { DpiProgress, DpiQuestion, DpiResult, DpiResults, DpiStatus, DpiStatistics } from './dpi.schema';
import type { DpiAnswering } from './dpi.screens';

const SCHOOL = { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' };
const COLORS = ['#C62828', '#E65100', '#B7791F', '#2E7D32', '#1565C0'];

/** How a school stands to the diagnostic, for somebody who has not begun; what differs is given. */
const statusWith = (differs: Partial<DpiStatus> = {}): DpiStatus => ({
  ...{ school: SCHOOL, cycle: { id: 2, end_at: '2027-07-15' }, today: '2026-11-20', window: 'open' },
  dpiClosure: { start_at: '2026-11-09', end_at: '2026-11-27', revision: 0 },
  ...{ sheet: 'none', questions: 2, seconds: 40, time_factor: 1, min_group: 5, totalValidated: null },
  ...differs,
});

const asked = (id: number, theme: string, texts: readonly string[], options: readonly string[]): DpiQuestion => ({
  ...{ id, theme, question: texts[0] ?? '', question_en: texts[1] ?? null },
  answers: {
    options: options.map((display, at) => ({
      ...{ id: id * 10 + at + 1, quadrant: at + 1, value: at + 1, color: COLORS[at] ?? '' },
      ...{ display, display_en: null },
    })),
  },
  settings: { timeout: 20 },
});

const sampleQuestions: readonly DpiQuestion[] = [
  asked(
    1,
    'liderazgo',
    ['¿Cómo se toman las decisiones importantes en la escuela?', 'How are important decisions made at school?'],
    [
      'Nos enteramos cuando ya se aplicaron',
      'Se anuncian sin explicar los motivos',
      'Se explican, pero casi nunca se consultan',
      'Se consultan con parte del equipo',
      'Las construimos en equipo y sabemos por qué',
    ],
  ),
  asked(
    2,
    'comunicacion',
    ['Cuando preguntamos algo a la dirección, ¿qué pasa?', 'When we ask the head something, what happens?'],
    [
      'No hay a quién preguntar',
      'La respuesta no llega',
      'Llega tarde y hay que insistir',
      'Llega casi siempre a tiempo',
      'Llega pronto, clara y a todo el equipo',
    ],
  ),
];

/** What answering begins with. */
export const answeringWith = (differs: Partial<DpiStatus> = {}): DpiAnswering => ({
  status: statusWith(differs),
  questions: [...sampleQuestions],
});

/** A sheet that is at a question; after the second it is finished. */
export const progressAt = (questionId: number): DpiProgress => ({
  ...{ submission_id: 7, finished: questionId > 2, written: questionId - 1 },
  next: questionId > 2 ? null : { question_id: questionId, msLeft: 20_000 },
});

const figures = (
  { id, theme, question }: DpiQuestion,
  totals: readonly [number, number, number, number, number],
  average: number,
): DpiResult => {
  const answered = totals.reduce((sum, count) => sum + count, 0);
  const share = (count: number) => Math.round((1000 * count) / answered) / 10;
  const [q1, q2, q3, q4, q5] = totals;
  return {
    ...{ id, questionId: id, theme, question, instruments: 16, answered, unanswered: 0, average },
    ...{ total_quadrant_1: q1, total_quadrant_2: q2, total_quadrant_3: q3, total_quadrant_4: q4, total_quadrant_5: q5 },
    ...{ percentage_quadrant_1: share(q1), percentage_quadrant_2: share(q2), percentage_quadrant_3: share(q3) },
    ...{ percentage_quadrant_4: share(q4), percentage_quadrant_5: share(q5) },
  };
};

/** What twelve of sixteen people answered, ten of them shown; what differs is given. */
export const resultsWith = (differs: Partial<DpiResults> = {}): DpiResults => ({
  ...{ school: SCHOOL, cycle: { id: 2, name: '2026-2027', end_at: '2027-07-15' }, today: '2026-11-20', window: 'open' },
  dpiClosure: { start_at: '2026-11-09', end_at: '2026-11-27', revision: 0 },
  ...{ canEditEnd: true, reminder: 'possible', min_group: 5, totalValidated: 12, shown: 5, reason: null },
  items: sampleQuestions.map((question, at) =>
    at === 0 ? figures(question, [0, 0, 1, 2, 2], 4.2) : figures(question, [1, 2, 1, 1, 0], 2.4),
  ),
  chart: [
    { quadrant: 1, total: 1, percentage: 10 },
    { quadrant: 2, total: 2, percentage: 20 },
    { quadrant: 3, total: 2, percentage: 20 },
    { quadrant: 4, total: 3, percentage: 30 },
    { quadrant: 5, total: 2, percentage: 20 },
  ],
  themes: [
    { theme: 'liderazgo', average: 4.2, before: 3.6 },
    { theme: 'comunicacion', average: 2.4, before: 2.9 },
  ],
  rate: [],
  network: [
    { question_id: 1, average: 3.9 },
    { question_id: 2, average: 2.8 },
  ],
  ranking: [2, 1],
  professors: Array.from({ length: 16 }, (_, at) => ({ id: 40 + at, fullname: `Docente ${at + 1}`, roles: ['PROF'] })),
  ...differs,
});

/** The diagnostic of the network; what differs is given. */
export const statisticsWith = (differs: Partial<DpiStatistics> = {}): DpiStatistics => ({
  pie: [9, 21, 40, 62, 48].map((total, at) => ({
    ...{ quadrant: at + 1, total, percentage: [5, 11.7, 22.2, 34.4, 26.7][at] ?? 0 },
  })),
  ...{ hasDPi: 11, notHasDPi: 2, moreTime: 14 },
  ...differs,
});
