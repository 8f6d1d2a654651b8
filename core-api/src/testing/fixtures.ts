import type { Knex } from 'knex';
import type { FileStore } from '../storage/file-store';

/** When fixtures were made, UTC. */
export const FIXTURES_MADE = '2026-11-19 12:00:00';
export const STAMPS = { created_at: FIXTURES_MADE, updated_at: FIXTURES_MADE };

/** What a link, or the address of a photo, ends in. */
export const TOKEN = 'token-of-the-tests-token-of-the-tests-12345';

/** A day on which visits and activities can be planned. */
export const PLANNED = { date: '2026-11-24', time: '10:00' };

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Whose things are made, and where. */
export interface FixturePlace {
  db: Knex;
  store: FileStore;
  school: number;
  cycle: number;
  coach: number;
  person: number;
  /** Whether the person took part, and so sees what only those see. */
  isPresent: boolean;
  /** Stands in every text. */
  mark: string;
  /** The id of another thing of the same request, made if it is not there. */
  id: (name: string) => Promise<number>;
  /** Gives the id of the row. */
  insert: (table: string, row: object) => Promise<number>;
}

/**
 * What a room tells the tests that send a request to every call. `Name` is what its paths and bodies may name, such as
 * `visit`; a call is written as in the matrix, `PUT /schools/visits/:id`.
 */
export interface RoomFixtures<Name extends string> {
  /** Makes one of each, and gives its id. */
  ids?: Record<Name, (place: FixturePlace) => number | Promise<number>>;
  /** The thing that a parameter names in all paths that start so: `/schools/visits/:id` → `visit`. The longest start decides. */
  params?: Readonly<Record<string, string>>;
  /** The thing that a field of any query or body names: `school_id` → `school`. */
  fields?: Readonly<Record<string, string>>;
  /** What the query of a call holds beside ids. */
  queries?: Readonly<Record<string, Record<string, string>>>;
  /** What the body of a call holds beside ids. Every call with a body needs one. */
  bodies?: Readonly<Record<string, Record<string, unknown>>>;
  /** Made once, for the strangers. */
  once?: (place: FixturePlace) => Promise<unknown>;
}

/** Fixtures of a room, with the names of its things as their type. */
export const roomFixtures = <const Name extends string = never>(room: RoomFixtures<Name>): RoomFixtures<Name> => room;
