import { gainedAndLost, idsOfSchools, type SchoolsOfPerson } from '../hierarchy/some-schools';
import { notice, type NamesOf, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Locale, Text } from '../locale';
import { namesOfRoles, type RoleCode } from '../roles';

/** Refusals: status and sentence of each. */
export const cyclesProblems = {
  'cycles.not-found': problem(404, 'No encontramos ese ciclo escolar.', 'We could not find that school cycle.'),
  'cycles.none-started': problem(409, 'No hay un ciclo escolar en curso.', 'No school cycle is running.'),
  'cycles.stale': problem(
    409,
    'Alguien más cambió este ciclo. Revisa cómo quedó antes de continuar.',
    'Someone else changed this cycle. Look at how it stands before you go on.',
  ),
  'cycles.period-taken': problem(
    409,
    'Ese periodo ya tiene un ciclo. Elige otro periodo.',
    'That period already has a cycle. Choose another period.',
  ),
  'cycles.period-exists': problem(409, 'Ese periodo ya existe.', 'That period already exists.'),
  'cycles.not-prepared': problem(
    409,
    'El ciclo no está preparado. Prepara sus datos primero.',
    'The cycle is not prepared. Prepare its data first.',
  ),
  'cycles.prepared': problem(409, 'El ciclo ya está preparado.', 'The cycle is already prepared.'),
  'cycles.started': problem(409, 'El ciclo ya inició.', 'The cycle has already started.'),
  'cycles.finished': problem(409, 'El ciclo ya finalizó y no cambia.', 'The cycle has finished and does not change.'),
  'cycles.other-started': problem(
    409,
    'Hay otro ciclo en curso. Finalízalo antes de iniciar este.',
    'Another cycle is running. Finish it before starting this one.',
  ),
  'cycles.over': problem(
    409,
    'El último día del ciclo ya pasó. Cambia sus fechas antes de iniciarlo.',
    'The last day of the cycle is past. Change its dates before starting it.',
  ),
  'cycles.closures-outside': problem(
    409,
    'Un cierre del ciclo quedaría fuera de esas fechas. Cambia antes el cierre.',
    'A closure of the cycle would be outside those dates. Change the closure first.',
  ),
  'cycles.dpi-over': problem(
    409,
    'El diagnóstico ya cerró y su cierre no cambia.',
    'The diagnostic has closed, and its closure does not change.',
  ),
} as const satisfies Record<`cycles.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const cyclesFields = {
  'cycles.period.required': { es: 'Elige un periodo.', en: 'Choose a period.' },
  'cycles.period.unknown': { es: 'Elige un periodo que exista.', en: 'Choose a period that exists.' },
  'cycles.day.required': { es: 'Elige una fecha.', en: 'Choose a date.' },
  'cycles.end.not-after-start': {
    es: 'El fin debe ser posterior al inicio.',
    en: 'The end must be after the start.',
  },
  'cycles.min-group.range': { es: 'Elige un número de 3 a 10.', en: 'Choose a number from 3 to 10.' },
  'cycles.closure.past': { es: 'El cierre debe ser hoy o después.', en: 'The closure must be today or later.' },
  'cycles.closure.outside': {
    es: 'La fecha debe estar dentro del ciclo escolar.',
    en: 'The date must be within the school cycle.',
  },
  'cycles.closure.before-start': {
    es: 'El cierre no puede ser anterior a su inicio.',
    en: 'The closure cannot be before its start.',
  },
} as const satisfies Record<`cycles.${string}`, Text>;

/** Sentences after a success. */
export const cyclesMessages = {
  'cycles.created': { es: 'Ciclo creado.', en: 'Cycle created.' },
  'cycles.saved': { es: 'Ciclo guardado.', en: 'Cycle saved.' },
  'cycles.period-created': { es: 'Periodo agregado.', en: 'Period added.' },
  'cycles.pfp-closure-set': { es: 'Cierre del PFP guardado.', en: 'PFP closure saved.' },
  'cycles.dpi-closure-set': { es: 'Cierre del DPI guardado.', en: 'DPI closure saved.' },
  'cycles.now-prepared': {
    es: 'Datos preparados. El ciclo se puede iniciar.',
    en: 'Data prepared. The cycle can be started.',
  },
  'cycles.now-started': { es: 'Ciclo iniciado.', en: 'Cycle started.' },
  'cycles.now-finished': { es: 'Ciclo finalizado.', en: 'Cycle finished.' },
} as const satisfies Record<`cycles.${string}`, Text>;

/** Facts of a cycle that started or finished. */
export interface CycleNotice {
  cycle_id: number;
  actor_id: PersonId;
}

/** The start for one person, with what it changed for them (HIE-03). Rows of earlier versions tell the start alone. */
export interface StartedNotice extends CycleNotice {
  /** Against the cycle before. */
  schools?: SchoolsOfPerson;
  /** Roles that the person has for this cycle. */
  roles?: readonly RoleCode[];
}

const started = (locale: Locale, { schools, roles = [] }: StartedNotice, names: NamesOf): string[] => [
  ...(schools ? gainedAndLost(schools, locale, names) : []),
  ...(schools && schools.own.total > 0 ? [OWN[locale]] : []),
  ...(roles.length > 0 ? [LENT[locale](namesOfRoles(roles, locale))] : []),
];
const OWN: Record<Locale, string> = {
  es: 'Cambió quién acompaña a tu escuela.',
  en: 'Who accompanies your school has changed.',
};
const LENT: Record<Locale, (roles: string) => string> = {
  es: (roles) => `Durante este ciclo tienes además: ${roles}.`,
  en: (roles) => `During this cycle you also have: ${roles}.`,
};

/** Notifications. A type is stored in its rows, so it never changes. */
export const cyclesNotices = {
  'cycle.started': notice<StartedNotice>(
    {
      es: (facts, nameOf, { day }, names) => {
        const period = names.period(facts.cycle_id);
        const what = `${nameOf(facts.actor_id)} inició el ciclo escolar ${period} el ${day}.`;
        return { title: `Inició el ciclo ${period}`, body: [what, ...started('es', facts, names)].join(' ') };
      },
      en: (facts, nameOf, { day }, names) => {
        const period = names.period(facts.cycle_id);
        const what = `${nameOf(facts.actor_id)} started the school cycle ${period} on ${day}.`;
        return { title: `Cycle ${period} started`, body: [what, ...started('en', facts, names)].join(' ') };
      },
    },
    ({ actor_id }) => [actor_id],
    {
      schools: ({ schools }) => (schools ? idsOfSchools(schools) : []),
      cycles: ({ cycle_id }) => [cycle_id],
    },
  ),
  'cycle.finished': notice<CycleNotice>(
    {
      es: ({ cycle_id, actor_id }, nameOf, { day }, { period }) => ({
        title: `Finalizó el ciclo ${period(cycle_id)}`,
        body: `${nameOf(actor_id)} finalizó el ciclo escolar ${period(cycle_id)} el ${day}.`,
      }),
      en: ({ cycle_id, actor_id }, nameOf, { day }, { period }) => ({
        title: `Cycle ${period(cycle_id)} finished`,
        body: `${nameOf(actor_id)} finished the school cycle ${period(cycle_id)} on ${day}.`,
      }),
    },
    ({ actor_id }) => [actor_id],
    { cycles: ({ cycle_id }) => [cycle_id] },
  ),
} as const satisfies Record<`cycle.${string}`, object>;
