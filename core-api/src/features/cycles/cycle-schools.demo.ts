import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { cyclesAround } from '../../seeds/calendar';
import { idsBy, insertRows, known } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import type { Place } from '../schools/places.demo';
import type { People } from '../users/users.demo';
import { CYCLE_ID, LAST_CYCLE_ID, NEXT_CYCLE_ID } from './cycles.demo';

/** It takes no part in the started cycle. */
const EXCLUDED: Place['key'] = 'esperanza';
/** Last year's coaches of schools that have another one now. */
const FORMER_COACHES: Partial<Record<Place['key'], string>> = { concordia: 'oscar.amaya', templanza: 'jorge.trevino' };
/** Roles that begin with the next cycle. */
const NEXT_ROLES: readonly (readonly [string, RoleCode])[] = [
  ['coach-2', 'COACH_CORD'],
  ['norma.pech', 'COACH'],
];

interface CycleSchoolsToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<Place['key'], Place>;
  cycles: ReturnType<typeof cyclesAround>;
  opened: string;
}

/** Which schools take part in the cycles, last year's hierarchy, closures, and roles of the next cycle. */
export async function cycleSchoolsDemo(world: CycleSchoolsToSeed): Promise<object> {
  const { trx, people, placesByKey, cycles, opened } = world;
  const placed = await trx('school_hierarchies').where({ cycle_id: CYCLE_ID }).orderBy('id').select();
  const closed = `${cycles.previous.endAt} 17:00:00`;
  const former = new Map(
    Object.entries(FORMER_COACHES).map(([key, login]) => [
      known(placesByKey, key as Place['key']).id,
      known(people.byLogin, login),
    ]),
  );
  await insertRows(
    trx,
    'school_hierarchies',
    placed.map(({ id: _id, ...row }) => ({
      ...row,
      cycle_id: LAST_CYCLE_ID,
      coach_id: former.get(row.school_id) ?? row.coach_id,
      ...{ created_at: `${cycles.previous.startAt} 06:00:00`, updated_at: closed },
    })),
  );
  const excluded = known(placesByKey, EXCLUDED).id;
  const names = new Map([...placesByKey.values()].map(({ id, name }) => [id, name]));
  await insertRows(
    trx,
    'cycle_schools',
    [LAST_CYCLE_ID, CYCLE_ID].flatMap((cycle_id) =>
      placed.map(({ school_id }) => {
        const isOut = cycle_id === CYCLE_ID && school_id === excluded;
        return {
          ...{ cycle_id, school_id, included: !isOut },
          excluded_at: isOut ? opened : null,
          excluded_by: isOut ? known(people.byLogin, 'admin') : null,
          school_name: cycle_id === LAST_CYCLE_ID ? known(names, school_id) : null,
        };
      }),
    ),
  );
  await closures(world);
  const roles = await idsBy<RoleCode>(trx, 'roles', 'code');
  await insertRows(
    trx,
    'transitional_roles',
    NEXT_ROLES.map(([login, code]) => ({
      ...{ user_id: known(people.byLogin, login), cycle_id: NEXT_CYCLE_ID, role_id: known(roles, code) },
    })),
  );
  return {};
}

/** The formation plan closes seven weeks before the cycle ends, the diagnostic half-way. */
async function closures({ trx, cycles }: CycleSchoolsToSeed): Promise<void> {
  const laid = [
    { cycle_id: LAST_CYCLE_ID, start_at: cycles.previous.startAt, end_at: cycles.previous.endAt },
    { cycle_id: CYCLE_ID, start_at: cycles.current.startAt, end_at: cycles.current.endAt },
  ];
  await insertRows(
    trx,
    'pfp_closures',
    laid.map((range) => ({ ...range, closure_at: addDays(range.end_at, -48) })),
  );
  await insertRows(
    trx,
    'dpi_closures',
    laid.map(({ cycle_id, start_at, end_at }) => {
      const days = (Date.parse(end_at) - Date.parse(start_at)) / 86_400_000;
      return { ...{ cycle_id, school_id: null, start_at }, end_at: addDays(start_at, Math.round(days / 2)) };
    }),
  );
}
