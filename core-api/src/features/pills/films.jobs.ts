import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { deleteFilmsBefore } from './film.model';

const DAY_MS = 86_400_000;

/** Forgets films that no video took within a day. */
export const sweepFilms = (db: Knex, clock: Clock): PromiseLike<number> =>
  deleteFilmsBefore(db, utc(new Date(clock.now().getTime() - DAY_MS)));
