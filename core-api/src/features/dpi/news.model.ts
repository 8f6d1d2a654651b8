import type { Knex } from 'knex';
import { isFirst } from '../../database/is-first';
import type { DpiNewsRow, DpiReminderRow } from './dpi.tables';

/** Notes a reminder of a school and day; false if there is one. */
export const noteReminder = (trx: Knex, row: Omit<DpiReminderRow, 'id'>): Promise<boolean> =>
  isFirst(trx('dpi_reminders').insert(row));

/** Notes what people of a school are told; false if they have been. */
export const noteNews = (trx: Knex, row: DpiNewsRow): Promise<boolean> => isFirst(trx('dpi_news').insert(row));

/** What was told in a cycle. */
export const newsIn = (db: Knex, cycle_id: number) =>
  db('dpi_news').where({ cycle_id }).select('school_id', 'kind', 'day');

/** Whether a reminder was sent at a school on a day. */
export const isReminded = async (db: Knex, school_id: number, day: string): Promise<boolean> =>
  (await db('dpi_reminders').where({ school_id, day }).first('id')) !== undefined;
