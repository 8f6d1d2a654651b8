import type { Locale, Page } from '@ruta/contracts';
import type { ObservedLevel, Professor } from '@ruta/contracts/observations/guide.schema';
import type { observations } from '@ruta/contracts/observations/observations.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { nameLike, namePattern } from '../../database/search-key';
import type { Flag } from '../../database/table';
import { holds, type Actor } from '../../kernel/actor';
import { fullname, type UserRow } from '../users';
import { levelRef, type GuideFacts } from './guide.reader';

export type ListProfessors = z.output<typeof observations.professors.query>;

const COLUMNS = { name: 'users.search_key', id: 'users.id' };

const teaches = (query: Knex.QueryBuilder) =>
  query.whereExists((held: Knex.QueryBuilder) => {
    void held
      .from('role_user')
      .join('roles', 'roles.id', 'role_user.role_id')
      .whereRaw('role_user.user_id = users.id')
      .where('roles.code', 'PROF');
  });

/** Teachers with an account that is open. */
export const openTeachers = (db: Knex) =>
  teaches(db('users').where('users.active', true).where('users.is_banned', false).whereNull('users.deleted_at'));

/** The teachers of a school with an account that is open. */
const teachersOf = (db: Knex, school_id: number) => openTeachers(db).where('users.school_id', school_id);

const ofLevel = (query: Knex.QueryBuilder, level_id: number) =>
  query.whereExists((taught: Knex.QueryBuilder) => {
    void taught
      .from('role_user_levels')
      .whereRaw('role_user_levels.user_id = users.id')
      .where('role_user_levels.level_id', level_id);
  });

/** Whether somebody said in the cycle that the teacher may, or may not, be observed. */
const told = (query: Knex.QueryBuilder, school_id: number, cycle_id: number, observable: boolean) => {
  const rows = (marked: Knex.QueryBuilder) => {
    void marked
      .from('professor_observables')
      .whereRaw('professor_observables.user_id = users.id')
      .where('professor_observables.school_id', school_id)
      .where('professor_observables.cycle_id', cycle_id)
      .where('professor_observables.observable', false);
  };
  return observable ? query.whereNotExists(rows) : query.whereExists(rows);
};

interface Place {
  school_id: number;
  /** 0 if none is started: then nobody was said to be hidden. */
  cycle_id: number;
}

/** Levels, the mark of the cycle and the last observation of some teachers: three statements. */
async function factsOf(db: Knex, ids: readonly number[], { school_id, cycle_id }: Place, locale: Locale) {
  const levels = await db('role_user_levels')
    .join('levels', 'levels.id', 'role_user_levels.level_id')
    .whereIn('role_user_levels.user_id', ids)
    .orderBy('levels.order')
    .distinct<(Pick<GuideFacts, 'level_id' | 'level_key' | 'level_es' | 'level_en'> & { user_id: number })[]>(
      'role_user_levels.user_id',
      'levels.id as level_id',
      'levels.key as level_key',
      'levels.name_es as level_es',
      'levels.name_en as level_en',
      'levels.order',
    );
  const marks = await db('professor_observables')
    .where({ school_id, cycle_id })
    .whereIn('user_id', ids)
    .select<{ user_id: number; observable: Flag }[]>('user_id', 'observable');
  const last = await db('observations')
    .where({ school_id, cycle_id })
    .whereIn('professor_id', ids)
    .groupBy('professor_id')
    .select<{ professor_id: number; at: string }[]>('professor_id', db.raw('max(observed_at) as ??', ['at']));
  return {
    levels: new Map<number, ObservedLevel[]>(
      [...groupBy(levels, ({ user_id }) => user_id)].map(([id, rows]) => [
        id,
        rows.map((row) => levelRef(row, locale)),
      ]),
    ),
    hidden: new Set(marks.filter(({ observable }) => !observable).map(({ user_id }) => user_id)),
    last: new Map(last.map(({ professor_id, at }) => [professor_id, at])),
  };
}

type Named = Pick<UserRow, 'id' | 'name' | 'surname'>;

async function shown(db: Knex, actor: Actor, people: readonly Named[], place: Place): Promise<Professor[]> {
  const ids = people.map(({ id }) => id);
  const { levels, hidden, last } = await factsOf(db, ids, place, actor.locale);
  const can = { setObservable: place.cycle_id !== 0 && holds(actor, 'professor:set-observable') };
  return people.map(({ id, name, surname }) => ({
    id,
    name: fullname({ name, surname }),
    observable: hidden.has(id) ? 0 : 1,
    levels: levels.get(id) ?? [],
    last_observed_at: last.get(id) ?? null,
    can,
  }));
}

/** A page of the teachers of a school. The caller must have applied the scope to the school. */
export function professorsPage(
  db: Knex,
  actor: Actor,
  request: ListProfessors,
  place: Place,
): Promise<Page<Professor>> {
  const { search, observable, level_id } = request.filter;
  const query = teachersOf(db, place.school_id);
  // A search key ends in the e-mail, which nobody may guess by searching (T11).
  if (search) void query.whereRaw(nameLike("replace(users.search_key, users.email, '')"), [namePattern(search)]);
  if (observable !== undefined) void told(query, place.school_id, place.cycle_id, observable);
  if (level_id !== undefined) void ofLevel(query, level_id);
  return page(db, query, request, {
    table: 'users',
    columns: COLUMNS,
    select: (rows) => rows.select<Named[]>('users.id', 'users.name', 'users.surname'),
    present: (people) => shown(db, actor, people, place),
  });
}

/** One teacher as the list shows them; undefined if there is no such teacher at the school. */
export async function professorAt(db: Knex, actor: Actor, id: number, place: Place): Promise<Professor | undefined> {
  const person = await teachersOf(db, place.school_id)
    .where('users.id', id)
    .first<Named | undefined>('users.id', 'users.name', 'users.surname');
  if (!person) return undefined;
  const [professor] = await shown(db, actor, [person], place);
  return professor;
}

/** How many teachers of a school may be observed. */
export async function countObservable(db: Knex, { school_id, cycle_id }: Place): Promise<number> {
  const [row] = await told(teachersOf(db, school_id), school_id, cycle_id, true).count<{ n: number | string }[]>(
    '* as n',
  );
  return Number(row?.n ?? 0);
}

/** The observable teachers of a school by level, by name: one statement. */
export async function observableByLevel(db: Knex, { school_id, cycle_id }: Place) {
  const rows = await told(teachersOf(db, school_id), school_id, cycle_id, true)
    .join('role_user_levels', 'role_user_levels.user_id', 'users.id')
    .orderBy(['users.search_key', 'users.id'])
    .distinct<(Named & { level_id: number })[]>(
      'users.id',
      'users.name',
      'users.surname',
      'users.search_key',
      'role_user_levels.level_id',
    );
  return new Map(
    [...groupBy(rows, ({ level_id }) => level_id)].map(([level, people]) => [
      level,
      people.map(({ id, name, surname }) => ({ id, name: fullname({ name, surname }) })),
    ]),
  );
}

/** What is judged of a teacher who was observed: also one whose account was closed since. */
export async function observedTeacher(
  db: Knex,
  { id, school_id, cycle_id, level_id }: Place & { id: number; level_id: number },
) {
  const found = await teaches(db('users').where('users.id', id).where('users.school_id', school_id))
    .whereNull('users.purged_at')
    .first<{ id: number } | undefined>('users.id');
  if (!found) return undefined;
  const level = await db('role_user_levels').where({ user_id: id, level_id }).first('user_id');
  const mark = await db('professor_observables')
    .where({ user_id: id, school_id, cycle_id })
    .first('observable', 'changed_at');
  return { isOfLevel: level !== undefined, mark };
}
