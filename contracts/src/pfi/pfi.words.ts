import { formatDay } from '../kit/day-text';
import { duty, type DutyKind } from '../kit/duty';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { quoted } from '../visits/visits.words';

/** Refusals: status and sentence of each. */
export const pfiProblems = {
  'pfi.not-found': problem(
    404,
    'No encontramos esa actividad del plan.',
    'We could not find that activity of the plan.',
  ),
  'pfi.not-included': problem(
    409,
    'La escuela no participa en el ciclo en curso, así que no hay actividades que fechar.',
    'The school does not take part in the current cycle, so there are no activities to date.',
  ),
  'pfi.dated': problem(
    409,
    'Otra persona ya fechó una de estas actividades. Revisa cómo quedó el plan; no se guardó ninguna fecha.',
    'Somebody else has dated one of these activities. Look at how the plan stands; no date was saved.',
  ),
  'pfi.removed': problem(
    409,
    'Otra persona ya quitó esta actividad del plan.',
    'Somebody else has taken this activity out of the plan.',
  ),
  'pfi.recorded': problem(
    409,
    'Esta actividad ya tiene asistencia, observaciones, evidencias o respuestas, así que no se quita. Puedes cambiar su fecha.',
    'This activity has attendance, observations, evidence or answers already, so it is not taken out. You may change its date.',
  ),
  'pfi.central-not-found': problem(
    404,
    'No encontramos esa actividad central.',
    'We could not find that central activity.',
  ),
  'pfi.central-stale': problem(
    409,
    'Alguien más cambió esta actividad central mientras la editabas.',
    'Someone else changed this central activity while you were editing it.',
  ),
  'pfi.central-dated': problem(
    409,
    'Alguna escuela ya le puso fecha: no se elimina, se retira.',
    'A school has dated it already: it is not deleted but retired.',
  ),
  'pfi.central-full': problem(
    409,
    'El ciclo ya tiene 100 actividades centrales. Para traer más, usa un archivo.',
    'The cycle has 100 central activities already. Bring more with a file.',
  ),
} as const satisfies Record<`pfi.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const pfiFields = {
  'pfi.dates.none': {
    es: 'Pon fecha a por lo menos una actividad.',
    en: 'Give a date to at least one activity.',
  },
  'pfi.twice': {
    es: 'Esta actividad está dos veces en la lista.',
    en: 'This activity is in the list twice.',
  },
  'pfi.not-offered': {
    es: 'Esa actividad central no es de esta escuela en el ciclo en curso.',
    en: 'That central activity is not one of this school in the current cycle.',
  },
  'pfi.reason.required': {
    es: 'Explica en al menos 10 caracteres por qué se quita.',
    en: 'Explain in at least 10 characters why it is taken out.',
  },
  'pfi.code.taken': {
    es: 'Otra actividad central del ciclo tiene esta clave.',
    en: 'Another central activity of the cycle has this code.',
  },
  'pfi.reasons.english': {
    es: 'En inglés escribe todas las razones o ninguna.',
    en: 'In English write all reasons or none.',
  },
  'pfi.reason.bar': {
    es: 'No uses «|»: en los archivos separa una razón de otra.',
    en: 'Do not use “|”: in files it separates one reason from another.',
  },
} as const satisfies Record<`pfi.${string}`, Text>;

/** Sentences after a success. */
export const pfiMessages = {
  'pfi.established': {
    es: 'Las fechas del plan están guardadas y ya están en la agenda.',
    en: 'The dates of the plan are saved, and on the agenda.',
  },
  'pfi.date-changed': { es: 'Fecha cambiada.', en: 'Date changed.' },
  'pfi.removed': {
    es: 'Actividad quitada del plan. La pueden volver a fechar.',
    en: 'Activity taken out of the plan. It may be dated again.',
  },
  'pfi.central-added': { es: 'Actividad central agregada.', en: 'Central activity added.' },
  'pfi.central-saved': { es: 'Actividad central guardada.', en: 'Central activity saved.' },
  'pfi.central-retired': {
    es: 'Actividad central retirada. Las escuelas que la fecharon la conservan.',
    en: 'Central activity retired. Schools that have dated it keep it.',
  },
  'pfi.central-restored': {
    es: 'Las escuelas ya pueden fechar otra vez esta actividad.',
    en: 'Schools may date this activity again.',
  },
  'pfi.central-ordered': { es: 'Orden guardado.', en: 'Order saved.' },
  'pfi.central-deleted': { es: 'Actividad central eliminada.', en: 'Central activity deleted.' },
} as const satisfies Record<`pfi.${string}`, Text>;

/** Titles of duties. */
export const pfiDuties = {
  pfi_pending: duty('waiting', 'Plan del año (PFI) por fechar', 'Yearly plan (PFI) to date'),
} as const satisfies Record<string, DutyKind>;

/** Activities of a plan that got a date. */
export interface PfiEstablishedNotice {
  school_id: number;
  actor_id: PersonId;
  /** How many got a date. */
  activities: number;
}

/** An activity that was taken out of a plan. */
export interface PfiRemovedNotice {
  school_id: number;
  actor_id: PersonId;
  activity: string;
  /** On the school's wall clock. */
  date: string;
  reason: string;
}

/** An activity of a plan that was moved. */
export interface PfiDateNotice {
  school_id: number;
  actor_id: PersonId;
  activity: string;
  /** On the school's wall clock. */
  date: string;
  time: string;
  old_date: string;
  reason: string;
}

const someES = (count: number) => (count === 1 ? 'una actividad central' : `${count} actividades centrales`);
const someEN = (count: number) => (count === 1 ? 'one central activity' : `${count} central activities`);

/** Notifications. A type is stored in its rows, so it never changes. */
export const pfiNotices = {
  'pfi.established': notice<PfiEstablishedNotice>(
    {
      es: ({ school_id, actor_id, activities }, nameOf, { day }, { school }) => ({
        title: `Plan del año de ${school(school_id)}`,
        body: `${nameOf(actor_id)} puso fecha a ${someES(activities)} el ${day}. Ya están en la agenda.`,
      }),
      en: ({ school_id, actor_id, activities }, nameOf, { day }, { school }) => ({
        title: `Yearly plan of ${school(school_id)}`,
        body: `${nameOf(actor_id)} dated ${someEN(activities)} on ${day}. They are on the agenda.`,
      }),
    },
    ({ actor_id }) => [actor_id],
    { schools: ({ school_id }) => [school_id] },
  ),
  'pfi.removed': notice<PfiRemovedNotice>(
    {
      es: ({ school_id, actor_id, activity, date, reason }, nameOf, _, { school }) => ({
        title: 'Actividad quitada del plan del año',
        body: `${nameOf(actor_id)} quitó «${activity}» del ${formatDay(date)} en ${school(school_id)}: «${quoted(reason)}».`,
      }),
      en: ({ school_id, actor_id, activity, date, reason }, nameOf, _, { school }) => ({
        title: 'Activity taken out of the yearly plan',
        body: `${nameOf(actor_id)} took out «${activity}» of ${formatDay(date)} at ${school(school_id)}: «${quoted(reason)}».`,
      }),
    },
    ({ actor_id }) => [actor_id],
    { schools: ({ school_id }) => [school_id] },
  ),
  'pfi.date_changed': notice<PfiDateNotice>(
    {
      es: ({ school_id, actor_id, activity, date, time, old_date, reason }, nameOf, _, { school }) => ({
        title: `Actividad del plan movida al ${formatDay(date)}`,
        body: `${nameOf(actor_id)} movió «${activity}» en ${school(school_id)} del ${formatDay(old_date)} al ${formatDay(date)} a las ${time}: «${quoted(reason)}».`,
      }),
      en: ({ school_id, actor_id, activity, date, time, old_date, reason }, nameOf, _, { school }) => ({
        title: `Activity of the plan moved to ${formatDay(date)}`,
        body: `${nameOf(actor_id)} moved «${activity}» at ${school(school_id)} from ${formatDay(old_date)} to ${formatDay(date)} at ${time}: «${quoted(reason)}».`,
      }),
    },
    ({ actor_id }) => [actor_id],
    { schools: ({ school_id }) => [school_id] },
  ),
} as const satisfies Record<`pfi.${string}`, object>;
