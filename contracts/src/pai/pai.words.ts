import { duty, type DutyKind } from '../kit/duty';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';

/** Refusals: status and sentence of each. */
export const paiProblems = {
  'pai.not-found': problem(404, 'No encontramos esa parte del plan.', 'We could not find that part of the plan.'),
  'pai.none': problem(
    409,
    'Esta escuela no tiene diagnóstico en el ciclo en curso, así que no hay plan que establecer.',
    'This school has no diagnostic in the current cycle, so there is no plan to establish.',
  ),
  'pai.too-early': problem(
    409,
    'El plan se establece desde el último día del diagnóstico.',
    'The plan is established from the last day of the diagnostic on.',
  ),
  'pai.no-answers': problem(
    409,
    'Nadie ha terminado el diagnóstico. Sin respuestas no hay plan.',
    'Nobody has finished the diagnostic. Without answers there is no plan.',
  ),
  'pai.established': problem(
    409,
    'El plan de esta escuela ya está establecido. Se establece una vez por ciclo.',
    'The plan of this school is established already. It is established once per cycle.',
  ),
  'pai.not-established': problem(
    409,
    'Esta escuela no tiene un plan establecido en ese ciclo.',
    'This school has no established plan in that cycle.',
  ),
  'pai.stale': problem(
    409,
    'Otra persona cambió esta pestaña mientras tanto. Revisa cómo quedó.',
    'Somebody else has changed this tab meanwhile. Look at how it stands.',
  ),
  'pai.item-stale': problem(
    409,
    'Otra persona cambió estos textos mientras tanto. Revisa cómo quedaron.',
    'Somebody else has changed these texts meanwhile. Look at how they stand.',
  ),
} as const satisfies Record<`pai.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const paiFields = {
  'pai.text.required': { es: 'Escribe este texto.', en: 'Write this text.' },
  'pai.coach.required': { es: 'Elige la actividad del coach.', en: 'Choose the coach’s activity.' },
  'pai.coach.inactive': {
    es: 'Esa actividad del coach ya no se ofrece. Elige otra.',
    en: 'That activity of the coach is no longer offered. Choose another.',
  },
  'pai.question.foreign': {
    es: 'El plan no tiene esa pregunta.',
    en: 'The plan does not have that question.',
  },
  'pai.tabs.too-few': {
    es: 'El plan necesita al menos tres preguntas. Elige las que faltan y llénalas.',
    en: 'The plan needs at least three questions. Choose those that are missing and fill them in.',
  },
} as const satisfies Record<`pai.${string}`, Text>;

/** Sentences after a success. */
export const paiMessages = {
  'pai.established': {
    es: 'El plan de acción está establecido y sus actividades ya están en la agenda.',
    en: 'The action plan is established, and its activities are on the agenda.',
  },
  'pai.saved': { es: 'Guardamos los textos del plan.', en: 'The texts of the plan are saved.' },
  'pai.moved': { es: 'Actividad del plan reprogramada.', en: 'Activity of the plan rescheduled.' },
} as const satisfies Record<`pai.${string}`, Text>;

/** Titles of duties. */
export const paiDuties = {
  pai_pending: duty('waiting', 'Plan de acción (PAI) por establecer', 'Action plan (PAI) to establish'),
} as const satisfies Record<string, DutyKind>;

/** A plan that was established. */
export interface PaiEstablishedNotice {
  school_id: number;
  actor_id: PersonId;
  /** How many questions it is about. */
  questions: number;
}

/** A plan that may be established from now on. */
export interface PaiAvailableNotice {
  school_id: number;
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const paiNotices = {
  'pai.available': notice<PaiAvailableNotice>(
    {
      es: ({ school_id }, _, { day }, { school }) => ({
        title: 'Ya se puede establecer el plan de acción',
        body: `Desde el ${day} puedes establecer el plan de ${school(school_id)} con los resultados de su diagnóstico.`,
      }),
      en: ({ school_id }, _, { day }, { school }) => ({
        title: 'The action plan may be established',
        body: `From ${day} on you may establish the plan of ${school(school_id)} with the results of its diagnostic.`,
      }),
    },
    () => [],
    { schools: ({ school_id }) => [school_id] },
  ),
  'pai.established': notice<PaiEstablishedNotice>(
    {
      es: ({ school_id, actor_id, questions }, nameOf, { day }, { school }) => ({
        title: `Plan de acción de ${school(school_id)}`,
        body: `${nameOf(actor_id)} lo estableció el ${day}: ${questions} preguntas, cada una con una actividad de la escuela y otra del coach en la agenda.`,
      }),
      en: ({ school_id, actor_id, questions }, nameOf, { day }, { school }) => ({
        title: `Action plan of ${school(school_id)}`,
        body: `${nameOf(actor_id)} established it on ${day}: ${questions} questions, each with an activity of the school and one of the coach on the agenda.`,
      }),
    },
    ({ actor_id }) => [actor_id],
    { schools: ({ school_id }) => [school_id] },
  ),
} as const satisfies Record<`pai.${string}`, object>;
