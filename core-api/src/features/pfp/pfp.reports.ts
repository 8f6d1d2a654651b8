import { namesOfRoles } from '@ruta/contracts/roles';
import { holds } from '../../kernel/actor';
import { textIn } from '../../kernel/text-in';
import { dayIn, fromUtc } from '../../time/clock';
import type { Report } from '../reports';
import { fullname } from '../users';
import { consultationsOf, levelsHeld } from './consultations.reader';
import { closingDay, contentsOf, plansOf } from './formation.reader';

/**
 * Whether each person of a school has consulted each plan that is expected of them (REP-01): the people that the figures
 * count now. Names take the right to read who teaches there; without it those cells are empty.
 */
export const pfpReport: Report = {
  ...{ key: 'pfp', ability: 'pfp:read', isOfSupport: false, hasRange: false },
  name: { es: 'Plan de Formación Profesional', en: 'Formation plan' },
  description: {
    es: 'Cada persona de la escuela y cada plan que se espera de ella: si lo consultó, cuándo, y si fue antes del cierre.',
    en: 'Every person of the school and every plan expected of them: whether they consulted it, when, and in time.',
  },
  columns: [
    { header: { es: 'Docente', en: 'Person' } },
    { header: { es: 'Rol', en: 'Role' } },
    { header: { es: 'Nivel', en: 'Level' } },
    { header: { es: 'Plan', en: 'Plan' } },
    { header: { es: 'Contenidos', en: 'Contents' }, kind: 'number' },
    { header: { es: 'Consultado', en: 'Consulted' }, kind: 'flag' },
    { header: { es: 'Fecha de consulta', en: 'Consulted at' }, kind: 'moment' },
    { header: { es: 'Antes del cierre', en: 'Before the closing day' }, kind: 'flag' },
  ],
  rows: async (db, { actor, schools, cycle_id, locale, max }) => {
    const ids = schools.map(({ id }) => id);
    const plans = await plansOf(db, cycle_id);
    const byId = new Map(plans.map((plan) => [plan.id, plan]));
    const people = await consultationsOf(db, { plans, schools: ids, max });
    const contents = await contentsOf(db, [...byId.keys()]);
    const levelsOf = await levelsHeld(db, ids);
    const closing = await closingDay(db, cycle_id);
    const zoneOf = new Map(schools.map(({ id, timezone }) => [id, timezone]));
    const isNamed = holds(actor, 'professor:read');
    return people.map((person) => {
      const { school_id, plan_id, held, consulted, consulted_at } = person;
      const plan = byId.get(plan_id);
      const day =
        consulted_at === null ? undefined : dayIn(zoneOf.get(school_id) ?? actor.timezone, fromUtc(consulted_at));
      return [
        isNamed ? fullname(person) : null,
        namesOfRoles([...held.map(({ role }) => role)], locale),
        levelsOf(person)
          .map((level) => level[locale])
          .join(', '),
        plan ? textIn(locale, plan.name_es, plan.name_en) : '',
        ...[contents.get(plan_id)?.length ?? 0, consulted === 1 ? 1 : 0, consulted_at],
        day === undefined || closing === undefined ? null : Number(day <= closing),
      ];
    });
  },
};
