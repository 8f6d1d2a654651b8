import type { Pai, PaiCompared, PaiDraft, PaiForm, PaiItem, PaiSide, PaiTab } from './pai.schema';

const SCHOOL = { id: 1, name: 'Colegio Sor Juana Inés de la Cruz', timezone: 'America/Mexico_City' };
const CYCLE = { id: 2, name: '2026-2027', start_at: '2026-08-24', end_at: '2027-07-15' };
const COACH = { id: 5, fullname: 'Mariana Ortega Lara' };

const TEXTS = {
  activity: 'Círculo quincenal de diálogo entre docentes',
  objectives: 'Que cada acuerdo del consejo técnico llegue a todos',
  indicators: 'Nueve de cada diez docentes conocen los acuerdos',
  strategy: 'Minuta de una página el mismo día, leída en el siguiente círculo',
  responsables: 'Subdirección y academia de primaria',
  financial_resources: 'Ninguno',
  material_resources: 'Sala de maestros, pizarrón',
  human_resources: 'Doce docentes y la coordinación académica',
};

/** A whole tab, as it is saved. */
export const draftOf = (question_id: number, differs: Partial<PaiDraft> = {}): PaiDraft => ({
  ...{ question_id, ...TEXTS, coach_pai_id: question_id * 10 + 1, date: '2026-12-01', time: '13:00' },
  ...{ coach_date: '2026-12-04', coach_time: '09:00', revision: 1 },
  saved: { by: 'Ernesto Garza', at: '2026-11-27 16:40:00' },
  ...differs,
});

const QUESTIONS = [
  { question_id: 1, theme: 'liderazgo', question: '¿Cómo se toman las decisiones importantes en la escuela?' },
  { question_id: 2, theme: 'comunicacion', question: 'Cuando preguntamos algo a la dirección, ¿qué pasa?' },
  { question_id: 3, theme: 'conflictos', question: 'Cuando hay un desacuerdo entre compañeros, ¿qué hacemos?' },
  { question_id: 4, theme: 'familias', question: '¿Cómo participan las familias en la escuela?' },
] as const;

const tab = (at: 0 | 1 | 2 | 3, average: number, is_mandatory: boolean): PaiTab => ({
  ...{ ...QUESTIONS[at], is_mandatory, draft: null },
  figures: {
    ...{ answered: 12, average, total_quadrant_1: 2, total_quadrant_2: 4, total_quadrant_3: 3 },
    ...{ total_quadrant_4: 2, total_quadrant_5: 1, percentage_quadrant_1: 16.7, percentage_quadrant_2: 33.3 },
    ...{ percentage_quadrant_3: 25, percentage_quadrant_4: 16.7, percentage_quadrant_5: 8.3 },
  },
});

/** The form of a plan of four questions, three of them mandatory; what differs is given. */
export const formWith = (differs: Partial<PaiForm> = {}): PaiForm => ({
  ...{ school: SCHOOL, cycle: CYCLE, today: '2026-11-27', is_free: false, coach: COACH },
  tabs: [tab(0, 2.4, true), tab(1, 2.7, true), tab(2, 3.1, true), tab(3, 4.2, false)],
  coach_activities: QUESTIONS.flatMap(({ question_id, theme }) =>
    [1, 2].map((n) => ({
      ...{ id: question_id * 10 + n, activity_code: `CPAI-${theme.toUpperCase()}-${n}`, theme },
      ...{ activity: `Acompañamiento ${n} de ${theme}`, activity_en: `Support ${n} in ${theme}` },
    })),
  ),
  ...differs,
});

/** The activity of a side; what differs is given. */
const sideWith = (differs: Partial<PaiSide> = {}): PaiSide => ({
  ...{ id: 71, date: '2026-12-01', time: '13:00', datetime: '2026-12-01 19:00:00', status: 'pending', expired: false },
  ...{ isStarted: false, isCompleted: false, coach: null, revision: 1, activity_type: 'PaiSchoolActivity' },
  ...{ can_reschedule: true, url: '/scholastic/schools/1/activity/71/detail' },
  ...differs,
});

const item = (at: 0 | 1 | 2 | 3, school: Partial<PaiSide>, coach: Partial<PaiSide>): PaiItem => ({
  ...{ id: 61 + at, ...QUESTIONS[at], revision: 1, ...TEXTS, established_at: '2026-11-27 18:00:00', can_edit: true },
  coach_pai: { id: 11, activity_code: `CPAI-${QUESTIONS[at].theme.toUpperCase()}-1`, activity: 'Acompañar el círculo' },
  ...{ activity_datetime: '2026-12-01 19:00:00', activity_coach_datetime: '2026-12-04 15:00:00' },
  school_activity: sideWith({ id: 71 + 2 * at, ...school }),
  coach_activity: sideWith({
    ...{ id: 72 + 2 * at, activity_type: 'PaiCoachActivity', coach: COACH, can_reschedule: false, url: null },
    ...{ date: '2026-12-04', time: '09:00', datetime: '2026-12-04 15:00:00', ...coach },
  }),
});

/** The plan's themes in its cycle, and in a next one that is not over; what differs is given. */
export const comparedWith = (differs: Partial<PaiCompared> = {}): PaiCompared => ({
  ...{ next: { id: 3, name: '2027-2028' }, reason: 'not-over' },
  themes: QUESTIONS.slice(0, 3).map(({ theme }, at) => ({ theme, before: [2.4, 2.7, null][at] ?? null, after: null })),
  ...differs,
});

/** An established plan: one activity done, one overdue; what differs is given. */
export const planWith = (differs: Partial<Pai> = {}): Pai => ({
  ...{ school: SCHOOL, cycle: CYCLE, today: '2026-12-02', standing: 'established', can_establish: false },
  dpiClosure: { start_at: '2026-11-09', end_at: '2026-11-27' },
  ...{ totalValidated: 12, hasChartData: true, established_at: '2026-11-27 18:00:00', established_by: 'Ernesto Garza' },
  items: [
    { ...item(0, { status: 'taken', isStarted: true, isCompleted: true, can_reschedule: false }, {}), can_edit: false },
    item(1, { status: 'outdated', expired: true }, {}),
    item(2, { date: '2026-12-09' }, {}),
  ],
  compared: comparedWith({ next: null, reason: 'no-cycle' }),
  ...differs,
});

/** A plan that may be established, and its form. */
export const establishingWith = (differs: Partial<PaiForm> = {}) => ({
  pai: planWith({
    ...{ standing: 'open', can_establish: true, today: '2026-11-27', items: [] },
    compared: null,
    ...{ established_at: null, established_by: null },
  }),
  form: formWith(differs),
});
