import { createHash, randomBytes } from 'node:crypto';
import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { SchoolRow } from '../features/schools/schools.tables';
import type { FixturePlace } from './fixtures';
import type { World } from './world';

/** Where a record begins: what fixtures are given, and the builders of the world. Everything made here is new. */
export interface RacePlace extends FixturePlace {
  world: World;
}

/** A record as two calls meet it. */
export interface Stage {
  /** What addresses and bodies name, such as `visit`. */
  ids: Readonly<Record<string, number>>;
  /** The sessions that the two calls come with, where they are a person's own. Others come as somebody who may. */
  tokens?: readonly [string, string];
  /** What differs from round to round and stands in rows or bodies: an address, the token of a link. */
  facts?: Readonly<Record<string, string>>;
}

/** Which of the two calls it is: what they write says so, and no order of them leaves the same. */
export type Side = 1 | 2;

/** Rows by name, without what differs from round to round. */
export type RecordRows = Record<string, RecordRow[]>;
export type RecordRow = Record<string, unknown>;

/** A record that calls change, as its room declares it for the races (decision 0023). */
export interface RaceRecord {
  /**
   * The calls that are raced in pairs, each with itself too: those whose address or body names a thing, such as `visit`;
   * those that people make about themselves, `own`; single ones, written as in the matrix, `POST /register`.
   */
  about: readonly string[];
  /** Calls, written in the same way, that are raced with those where both succeed alone, and not with each other. */
  beside?: readonly string[];
  /** Calls that come with the sessions of the stage, too: people make them about themselves by an ability. */
  asOneself?: readonly string[];
  /** Calls that name such a thing and are raced as those of another record, written as in the matrix. */
  except?: readonly string[];
  /** The ways in which it may stand when the two calls arrive. A pair meets it where both of them succeed alone. */
  states: Readonly<Record<string, (place: RacePlace) => Promise<Stage>>>;
  /** What the body of a call holds beside the sample of its room. */
  bodies?: Readonly<Record<string, (stage: Stage, side: Side) => object>>;
  /** All that the record consists of, by name. Ids and what is made at random are left out when they are compared. */
  rows: (db: Knex, stage: Stage) => Readonly<Record<string, Knex.QueryBuilder>>;
  /** What must hold of the rows whatever was answered; a sentence for each thing that does not. */
  broken?: (rows: RecordRows) => string[];
}

export type RoomRaces = Readonly<Record<string, RaceRecord>>;

/** A person's name, the same in every round. */
export const NAMED = { name: 'Laura', surname: 'Mendoza' };

/** A school of its own, like that of the place, which the coach accompanies if `withCoach`. */
export async function newSchool(
  { db, school, cycle, coach, world, insert }: RacePlace,
  { withCoach = true } = {},
): Promise<number> {
  const { id: _, ...like } = await db('schools').where({ id: school }).first<SchoolRow>();
  const id = await insert('schools', like);
  if (withCoach) await world.hierarchy(cycle, id, { coach_id: coach });
  return id;
}

/** Roles of the catalogue: their ids are the same in every database of a run. */
const roleIds = new Map<string, number>();

/** The id of a role of the catalogue. */
export async function roleIdOf(db: Knex, code: RoleCode): Promise<number> {
  const known = roleIds.get(code);
  if (known !== undefined) return known;
  const { id } = (await db('roles').where({ code }).first('id')) as { id: number };
  roleIds.set(code, id);
  return id;
}

/** Signs a person in several times, in a role of the catalogue, and gives the token and the id of each session. */
export async function sessionsFor(db: Knex, at: { user_id: number; role_id: number }, count = 1) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const begun = '2026-11-20 18:00:00';
  const [first = 0] = (await db('sessions').insert(
    tokens.map((token) => ({
      token_hash: createHash('sha256').update(token).digest('hex'),
      ...{ ...at, remember: true, created_at: begun, last_used_at: begun, expires_at: '2030-01-01 00:00:00' },
    })),
  )) as number[];
  return tokens.map((token, later) => ({ token, id: first + later }));
}
