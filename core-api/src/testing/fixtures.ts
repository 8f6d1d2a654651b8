import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { FileStore } from '../storage/file-store';

/** Creation time of fixtures, UTC. */
export const FIXTURES_MADE = '2026-11-19 12:00:00';
export const STAMPS = { created_at: FIXTURES_MADE, updated_at: FIXTURES_MADE };

/** Token of a link or photo. */
export const TOKEN = 'token-of-the-tests-token-of-the-tests-12345';

/** A possible date for visits and activities. */
export const PLANNED = { date: '2026-11-24', time: '10:00' };

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Owner and place of fixtures. */
export interface FixturePlace {
  db: Knex;
  store: FileStore;
  school: number;
  cycle: number;
  coach: number;
  person: number;
  /** Whether the person took part, which some records require. */
  isPresent: boolean;
  /** Part of every text. */
  mark: string;
  /** The id of another fixture of the same request, created on demand. */
  id: (name: string) => Promise<number>;
  /** Inserts a row and returns its id. */
  insert: (table: string, row: object) => Promise<number>;
}

/** A list as a role asks for it, and the index that SQLite must use (law 7). Calls below `/schools` get a school. */
export interface IndexedList {
  as: RoleCode;
  path: string;
  query?: Readonly<Record<string, unknown>>;
  index: string;
}

/**
 * Fixtures of a room for the tests that call every endpoint. `Name` is the union of its ids, such as `visit`; calls are
 * written as in the matrix, `PUT /schools/visits/:id`.
 */
export interface RoomFixtures<Name extends string> {
  /** Creates one record of each kind and returns its id. */
  ids?: Record<Name, (place: FixturePlace) => number | Promise<number>>;
  /**
   * The id for a parameter by the beginning of the path, `/schools/visits/:id` → `visit`, or by a whole path with one
   * parameter. The longest match wins.
   */
  params?: Readonly<Record<string, string>>;
  /** The id for a field of any query or body: `school_id` → `school`. */
  fields?: Readonly<Record<string, string>>;
  /** Query parameters of a call, apart from ids. */
  queries?: Readonly<Record<string, Record<string, string>>>;
  /** Body of a call, apart from ids. Every call with a body needs one. */
  bodies?: Readonly<Record<string, Record<string, unknown>>>;
  /** Tables behind the calls that write, by the beginning of the path. The longest match wins. */
  tables?: Readonly<Record<string, readonly string[]>>;
  /** Lists, each with the index that finds its page. */
  lists?: readonly IndexedList[];
  /** Created once, in the foreign school. */
  once?: (place: FixturePlace) => Promise<unknown>;
}

/** Declares the fixtures of a room, typed by its ids. */
export const roomFixtures = <const Name extends string = never>(room: RoomFixtures<Name>): RoomFixtures<Name> => room;
