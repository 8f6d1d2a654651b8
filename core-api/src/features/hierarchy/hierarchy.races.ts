import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { newSchool, type RacePlace, type RecordRows, type RoomRaces, type Stage } from '../../testing/races';
import { PLACES } from './places';

const ROLES = {
  ...{ director_access: 'COACH_DIR', manager_access: 'COACH_MAN', coordinator_access: 'COACH_CORD' },
  ...{ first: 'COACH', second: 'COACH', third: 'COACH', sec_coach_access_one: 'COACH_SEC' },
} as const satisfies Record<string, RoleCode>;

/** A school of its own, people for its places by address, and unfinished work of who is its coach now. */
const begin =
  ({ isAssigned, isExcluded = false }: { isAssigned: boolean; isExcluded?: boolean }) =>
  async (place: RacePlace): Promise<Stage> => {
    const { db, world, cycle } = place;
    const school = await newSchool(place, { withCoach: false });
    const facts: Record<string, string> = {};
    const ids: Record<string, number> = {};
    for (const [name, role] of Object.entries(ROLES)) {
      ids[name] = await world.person(role);
      facts[name] = (await db('users').where({ id: ids[name] }).first('access'))?.access ?? '';
    }
    const director_id = ids['director_access'] ?? 0;
    const team = { director_id, coach_id: ids['first'] ?? 0, secondary_one_id: ids['sec_coach_access_one'] ?? 0 };
    await world.hierarchy(cycle, school, isAssigned ? team : {});
    await place.insert('cycle_schools', { cycle_id: cycle, school_id: school, included: !isExcluded });
    if (isAssigned)
      await db('hierarchy_history').insert(
        PLACES.flatMap((at) => {
          const user_id = (team as Record<string, number>)[`${at}_id`];
          if (user_id === undefined) return [];
          const opened = { place: at, user_id, from_at: '2026-11-01 12:00:00', reason: 'saved' as const };
          return [{ cycle_id: cycle, school_id: school, ...opened }];
        }),
      );
    return { ids: { hierarchySchool: school, school }, facts };
  };

const sent = ({ facts = {} }: Stage, side: 1 | 2) => {
  const { first, second, third: _, ...people } = facts;
  return { ...people, coach_access: side === 1 ? first : second };
};

/** A school, its history and its part in the cycle. */
const rowsOf = (db: Knex, { ids }: Stage): Readonly<Record<string, Knex.QueryBuilder>> => {
  const school_id = ids['hierarchySchool'] ?? 0;
  return {
    // By address, because the races compare no ids.
    hierarchy: db('school_hierarchies')
      .where({ school_id })
      .select(
        'director_access',
        'revision',
        ...PLACES.map((at) => db.raw(`(select access from users where users.id = ${at}_id) as ${at}`)),
      ),
    history: db('hierarchy_history')
      .join('users', 'users.id', 'hierarchy_history.user_id')
      .where('hierarchy_history.school_id', school_id)
      .select('place', 'to_at', 'reason', 'moved', 'users.access as who'),
    parts: db('cycle_schools').where({ school_id }),
    schools: db('schools').where({ id: school_id }),
  };
};

const broken = ({ hierarchy = [], history = [], parts = [], schools = [] }: RecordRows): string[] => {
  const [row = {}] = hierarchy;
  const open = history
    .filter(({ to_at }) => to_at === null)
    .map(({ place, who }) => `${String(place)} ${JSON.stringify(who)}`);
  const placed = PLACES.flatMap((at) => (row[at] === null ? [] : [`${at} ${JSON.stringify(row[at])}`]));
  return [
    ...(open.sort().join() === placed.sort().join() ? [] : ['the open history is who has the places']),
    ...(placed.length > 0 && parts.some(({ included }) => included === 0)
      ? ['nobody accompanies an excluded school']
      : []),
    ...(placed.length > 0 && schools.some(({ deleted_at }) => deleted_at !== null)
      ? ['nobody accompanies a deleted school']
      : []),
  ];
};

/** A school that its coach has handed over, and who may receive it next; `isDone` is false where it is undone already. */
const handedOver =
  ({ isDone }: { isDone: boolean }) =>
  async (place: RacePlace): Promise<Stage> => {
    const { db, cycle, coach, insert } = place;
    const { ids, facts = {} } = await begin({ isAssigned: true })(place);
    const school_id = ids['hierarchySchool'] ?? 0;
    const idOf = async (name: string) =>
      (
        await db('users')
          .where({ access: facts[name] ?? '' })
          .first('id')
      )?.id ?? 0;
    const [holder, former] = [await idOf('first'), await idOf('third')];
    const made_at = '2026-11-20 12:00:00';
    const handover = await insert('hierarchy_handovers', {
      ...{ cycle_id: cycle, role: 'COACH', from_id: former, batch_id: 'races', made_by: coach, made_at },
      ...(isDone ? {} : { undone_by: coach, undone_at: made_at }),
    });
    await db('hierarchy_handover_schools').insert({
      ...{ handover_id: handover, school_id, place: 'coach', to_id: holder, revision: 1, work: '[]' },
    });
    return { ids: { ...ids, handover, holder, one: await idOf('second'), other: former }, facts };
  };

export const hierarchyRaces: RoomRaces = {
  'hierarchy of a school': {
    about: ['store/:id', ':id/release', ':id/exclude', ':id/include'].map((path) => `PUT /schools-hierarchy/${path}`),
    beside: ['DELETE /schools/:id'],
    states: {
      assigned: begin({ isAssigned: true }),
      'without anybody': begin({ isAssigned: false }),
      excluded: begin({ isAssigned: false, isExcluded: true }),
    },
    bodies: { 'PUT /schools-hierarchy/store/:id': sent },
    rows: rowsOf,
    broken,
  },
  handover: {
    about: ['POST /hierarchy/handover', 'POST /hierarchy/handover/:batch/undo'],
    beside: ['PUT /schools-hierarchy/store/:id', 'PUT /schools-hierarchy/:id/release'],
    states: { 'handed over': handedOver({ isDone: true }), undone: handedOver({ isDone: false }) },
    bodies: {
      'PUT /schools-hierarchy/store/:id': sent,
      'POST /hierarchy/handover': ({ ids }, side) => ({
        from_id: ids['holder'],
        receivers: [{ to_id: side === 1 ? ids['one'] : ids['other'], schools: [ids['hierarchySchool']] }],
      }),
    },
    rows: (db, stage) => ({
      ...rowsOf(db, stage),
      handovers: db('hierarchy_handovers')
        .join('hierarchy_handover_schools as part', 'part.handover_id', 'hierarchy_handovers.id')
        .where('part.school_id', stage.ids['hierarchySchool'] ?? 0)
        .select('undone_at', 'part.place', 'part.revision', 'part.work', 'part.returned'),
    }),
    broken,
  },
};
