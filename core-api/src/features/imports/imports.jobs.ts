import { IMPORT_KEPT_DAYS } from '@ruta/contracts/imports/limits';
import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { deleteWaiting } from './import.model';

const DAY_MS = 86_400_000;

/** Deletes imports that nobody applied within 30 days. */
export const sweepImports = (db: Knex, clock: Clock): PromiseLike<number> =>
  deleteWaiting(db, utc(new Date(clock.now().getTime() - IMPORT_KEPT_DAYS * DAY_MS)));
