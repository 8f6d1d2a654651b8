import { duty, type DutyKind } from '../kit/duty';
import { notice, type PersonId } from '../kit/notice';
import { problem, type ProblemFacts } from '../kit/problem';
import type { Text } from '../locale';
import { gainedAndLost, idsOfSchools, listed, type SchoolsOfPerson } from './some-schools';

/** Refusals: status and sentence of each. */
export const hierarchyProblems = {
  'hierarchy.stale': problem(
    409,
    'Alguien más cambió el equipo de esta escuela. Revisa cómo quedó antes de continuar.',
    'Someone else changed this school’s team. Look at how it stands before you go on.',
  ),
  'hierarchy.review-outdated': problem(
    409,
    'Lo que se reasigna cambió desde que lo revisaste. Revísalo de nuevo.',
    'What moves has changed since you reviewed it. Review it again.',
  ),
  'hierarchy.assigned': problem(
    409,
    'La escuela tiene director, gerente, coordinador o coach asignado. Libérala antes de excluirla.',
    'The school has a director, manager, coordinator or coach. Release it before you exclude it.',
  ),
  'hierarchy.unassigned': problem(409, 'La escuela no tiene a nadie asignado.', 'Nobody is assigned to the school.'),
  'hierarchy.excluded': problem(
    409,
    'La escuela está excluida de este ciclo. Inclúyela primero.',
    'The school is excluded from this cycle. Include it first.',
  ),
  'hierarchy.included': problem(
    409,
    'La escuela ya participa en este ciclo.',
    'The school already takes part in this cycle.',
  ),
} as const satisfies Record<`hierarchy.${string}`, ProblemFacts>;

/** Sentences beside fields. */
export const hierarchyFields = {
  'hierarchy.place.required': { es: 'Elige a una persona.', en: 'Choose somebody.' },
  'hierarchy.coaches.same': {
    es: 'El coach y los coaches de apoyo deben ser personas distintas.',
    en: 'Coach and secondary coaches must be different people.',
  },
  'hierarchy.secondary-one.required': {
    es: 'Elige primero al coach de apoyo 1.',
    en: 'Choose secondary coach 1 first.',
  },
  'hierarchy.person.unfit': {
    es: 'Esta persona no tiene el rol en el ciclo o no tiene acceso.',
    en: 'This person does not have the role in the cycle, or has no access.',
  },
  'hierarchy.history.of': { es: 'Elige una escuela o una persona.', en: 'Choose a school or a person.' },
  'hierarchy.school.other': { es: 'No es la escuela de la dirección.', en: 'It is not the school of the address.' },
} as const satisfies Record<`hierarchy.${string}`, Text>;

/** Sentences after a success. */
export const hierarchyMessages = {
  'hierarchy.saved': { es: 'Equipo guardado.', en: 'Team saved.' },
  'hierarchy.set-up': { es: 'Escuela configurada.', en: 'School set up.' },
  'hierarchy.released': { es: 'Escuela liberada.', en: 'School released.' },
  'hierarchy.now-excluded': { es: 'Escuela excluida del ciclo.', en: 'School excluded from the cycle.' },
  'hierarchy.now-included': { es: 'Escuela incluida en el ciclo.', en: 'School included in the cycle.' },
} as const satisfies Record<`hierarchy.${string}`, Text>;

/** Schools that changed hands together, for one person. */
export interface ReassignedNotice extends SchoolsOfPerson {
  cycle_id: number;
  actor_id: PersonId;
}

/** Notifications. A type is stored in its rows, so it never changes. */
export const hierarchyNotices = {
  'hierarchy.reassigned': notice<ReassignedNotice>(
    {
      es: ({ actor_id, ...schools }, nameOf, { day }, names) => ({
        title: schools.own.total > 0 ? 'Cambió quién acompaña a tu escuela' : 'Cambiaron las escuelas que acompañas',
        body: [
          `${nameOf(actor_id)} cambió ${schools.own.total > 0 ? 'quién acompaña a tu escuela' : 'las escuelas que acompañas'} el ${day}.`,
          ...gainedAndLost(schools, 'es', names),
          ...(schools.own.total > 0 ? [`Escuela: ${listed(schools.own, 'es', names)}.`] : []),
        ].join(' '),
      }),
      en: ({ actor_id, ...schools }, nameOf, { day }, names) => ({
        title:
          schools.own.total > 0
            ? 'Who accompanies your school has changed'
            : 'The schools that you accompany have changed',
        body: [
          `${nameOf(actor_id)} changed ${schools.own.total > 0 ? 'who accompanies your school' : 'the schools that you accompany'} on ${day}.`,
          ...gainedAndLost(schools, 'en', names),
          ...(schools.own.total > 0 ? [`School: ${listed(schools.own, 'en', names)}.`] : []),
        ].join(' '),
      }),
    },
    ({ actor_id }) => [actor_id],
    { schools: idsOfSchools },
  ),
} as const satisfies Record<`hierarchy.${string}`, object>;

/** Duties. */
export const hierarchyDuties = {
  hierarchy_incomplete: duty('waiting', 'Equipos incompletos', 'Incomplete teams'),
} as const satisfies Record<string, DutyKind>;
