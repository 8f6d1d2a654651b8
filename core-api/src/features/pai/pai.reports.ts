import type { Locale } from '@ruta/contracts';
import type { PaiSide } from '@ruta/contracts/pai/pai.schema';
import { holds } from '../../kernel/actor';
import type { resultsService } from '../dpi';
import type { Report } from '../reports';
import type { PlanService } from './plan.service';

interface PaiReportDeps {
  plans: PlanService;
  diagnostic: ReturnType<typeof resultsService>;
}

const STATES = {
  es: { pending: 'Pendiente', outdated: 'Vencida', taken: 'Hecha', visit: 'Visita', started: 'En curso' },
  en: { pending: 'Pending', outdated: 'Overdue', taken: 'Done', visit: 'Visit', started: 'In progress' },
} as const;

const stateOf = ({ status, isStarted, isCompleted }: PaiSide, locale: Locale) =>
  STATES[locale][isStarted && !isCompleted ? 'started' : status];

/**
 * What a school and its coach have planned for each question (REP-01). Averages are those of the results of the
 * diagnostic; without the right to read them those cells are empty.
 */
export const paiReport = ({ plans, diagnostic }: PaiReportDeps): Report => ({
  ...{ key: 'pai', ability: 'pai:read', isOfSupport: false, hasRange: false },
  name: { es: 'Plan de Acción Institucional', en: 'Action plan' },
  description: {
    es: 'Cada pregunta del PAI, con las actividades de la escuela y del coach, sus textos y su estado.',
    en: 'Every question of the action plan, with the activities of school and coach, their texts and their state.',
  },
  columns: [
    { header: { es: 'Pregunta', en: 'Question' } },
    { header: { es: 'Promedio', en: 'Average' }, kind: 'number' },
    { header: { es: 'Actividad de la escuela', en: 'Activity of the school' } },
    { header: { es: 'Fecha de la escuela', en: 'Date of the school' }, kind: 'day' },
    { header: { es: 'Estado de la escuela', en: 'State of the school' } },
    { header: { es: 'Actividad del coach', en: 'Activity of the coach' } },
    { header: { es: 'Clave', en: 'Code' } },
    { header: { es: 'Fecha del coach', en: 'Date of the coach' }, kind: 'day' },
    { header: { es: 'Estado del coach', en: 'State of the coach' } },
    { header: { es: 'Objetivos', en: 'Objectives' } },
    { header: { es: 'Indicadores', en: 'Indicators' } },
    { header: { es: 'Estrategia', en: 'Strategy' } },
    { header: { es: 'Responsables', en: 'People in charge' } },
    { header: { es: 'Recursos financieros', en: 'Financial resources' } },
    { header: { es: 'Recursos materiales', en: 'Material resources' } },
    { header: { es: 'Recursos humanos', en: 'Human resources' } },
  ],
  rows: async (_db, { actor, schools, cycle_id, locale }) => {
    const found = await Promise.all(
      schools.map(async ({ id: school_id }) => {
        const { items } = await plans.plan(actor, { school_id, cycle_id }, locale);
        if (items.length === 0 || !holds(actor, 'dpi:read')) return { items, averages: new Map<number, number>() };
        const shown = await diagnostic.results(actor, { school_id, cycle_id }, locale);
        const answered = shown.items.filter((item) => item.answered > 0);
        return { items, averages: new Map(answered.map(({ id, average }) => [id, average])) };
      }),
    );
    return found.flatMap(({ items, averages }) =>
      items.map((item) => [
        ...[item.question, averages.get(item.question_id) ?? null],
        ...[item.activity, item.school_activity.date, stateOf(item.school_activity, locale)],
        ...[item.coach_pai.activity, item.coach_pai.activity_code],
        ...[item.coach_activity.date, stateOf(item.coach_activity, locale)],
        ...[item.objectives, item.indicators, item.strategy, item.responsables],
        ...[item.financial_resources, item.material_resources, item.human_resources],
      ]),
    );
  },
});
