import type { RoleCode } from '@ruta/contracts';
import { PLACES, ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { inGroups } from '../../database/in-groups';
import type { Flag } from '../../database/table';
import type { Actor } from '../../kernel/actor';
import type { RoleUserRow } from '../roles';
import { fullname } from './user.model';
import { userPolicy } from './user.policy';
import type { UserRow } from './users.tables';

/** Values of one statement. */
const STEP = 500;

interface Holding {
  attach_type: RoleUserRow['attach_type'];
  /** Ids, sorted. */
  levels: readonly number[];
}

/** An account that has an address. */
export interface Account extends Pick<UserRow, 'id' | 'school_id' | 'revision'> {
  roles: ReadonlyMap<number, Holding>;
  /** Whether the caller may change it. */
  mayChange: boolean;
}

interface HeldRow extends Pick<UserRow, 'id' | 'email' | 'school_id' | 'revision' | 'deleted_at' | 'verified_at'> {
  role_id: number | null;
  su: Flag | null;
  attach_type: RoleUserRow['attach_type'];
  level_id: number | null;
}

const HELD = `left join role_user on role_user.user_id = users.id
  left join roles on roles.id = role_user.role_id
  left join role_user_levels on role_user_levels.user_id = role_user.user_id
    and role_user_levels.role_id = role_user.role_id`;
const SHOWN = ['id', 'email', 'school_id', 'revision', 'deleted_at', 'verified_at'];

/** The accounts that have these addresses, with the roles that they hold, by address. */
export async function accountsAt(
  db: Knex,
  actor: Actor,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const found = new Map<string, Account>();
  for (const some of inGroups(emails, STEP)) {
    const rows = await db('users')
      .whereIn('users.email', some)
      .joinRaw(HELD)
      .orderBy(['users.id', 'role_user.role_id', 'role_user_levels.level_id'])
      .select<HeldRow[]>(
        ...SHOWN.map((column) => `users.${column}`),
        ...['role_user.role_id', 'roles.su', 'role_user.attach_type', 'role_user_levels.level_id'],
      );
    const reached = userPolicy.visible(db('users').whereIn('users.email', some), actor, 'user:update');
    const within = new Set(await reached.pluck<number[]>('users.id'));
    for (const held of groupBy(rows, ({ id }) => id).values()) {
      const [person] = held;
      if (person) found.set(person.email, accountOf(actor, person, { held, isReached: within.has(person.id) }));
    }
  }
  return found;
}

function accountOf(
  actor: Actor,
  person: HeldRow,
  { held, isReached }: { held: readonly HeldRow[]; isReached: boolean },
): Account {
  const facts = { ...person, su: held.some(({ su }) => Boolean(su)), two_factor: false };
  const roles = [...groupBy(held, ({ role_id }) => role_id)].flatMap(([id, rows]): [number, Holding][] => {
    const [first] = rows;
    if (id === null || !first) return [];
    return [[id, { attach_type: first.attach_type, levels: rows.flatMap(({ level_id }) => level_id ?? []) }]];
  });
  return {
    ...{ id: person.id, school_id: person.school_id, revision: person.revision },
    roles: new Map(roles),
    mayChange: isReached && userPolicy.update(actor, facts) === 'allowed',
  };
}

/** Full names by id. */
export async function namesOf(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const some of inGroups(ids, STEP))
    for (const row of await db('users').whereIn('id', some).select('id', 'name', 'surname'))
      found.set(row.id, fullname(row));
  return found;
}

/** Who of the people has a place of the role at a school of the started cycle or of a prepared one (decision 0035). */
export async function placedAmong(db: Knex, people: readonly { id: number; role: RoleCode }[]): Promise<Set<number>> {
  const placed = new Set<number>();
  for (const place of PLACES) {
    const asked = people.flatMap(({ id, role }) => (ROLE_OF_PLACE[place] === role ? [id] : []));
    for (const some of inGroups(asked, STEP)) {
      const ids = await db('school_hierarchies')
        .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
        .whereIn(`school_hierarchies.${place}_id`, some)
        .where((cycle: Knex.QueryBuilder) => {
          void cycle.where('school_cycles.started_flag', 1).orWhere({ state: 'pending', prepared: true });
        })
        .distinct()
        .pluck<number[]>(`school_hierarchies.${place}_id`);
      for (const id of ids) placed.add(id);
    }
  }
  return placed;
}
