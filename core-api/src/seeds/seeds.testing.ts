import type { Knex } from 'knex';
import { CYCLE_ID } from '../features/cycles/cycles.demo';
import { tablesChildrenFirst } from '../database/tables';
import { testDatabase } from '../testing/test-database';
import type { Clock } from '../time/clock';

/** Helpers for tests of demo data. A visit's row in SQLite. */
export interface VisitFacts {
  id: number;
  school_id: number;
  coach_id: number;
  cycle_id: number;
  objective: string;
  date: string | null;
  time: string | null;
  timezone: string;
  datetime: string | null;
  eraser: number;
  school_visit_status_id: number;
  started_at: string | null;
  cancelled_at: string | null;
  finished_at: string | null;
  created_at: string;
  updated_at: string;
}
export interface AgendaFacts {
  id: number;
  school_id: number;
  coach_id: number | null;
  activity_type: string;
  activity_id: number | null;
  description: string;
  date: string;
  time: string;
  timezone: string;
  datetime: string;
  isStarted: number;
  isCompleted: number;
}

export const clockAt = (instant: string): Clock => ({ now: () => new Date(instant) });
export const FRIDAY = '2026-11-20T17:00:00Z';

export const emptyDatabase = (): Promise<Knex> => testDatabase();

/** Of the started cycle; last year's are few. */
export const visitsOf = (db: Knex) =>
  db('school_visits').where({ cycle_id: CYCLE_ID }).orderBy('id') as unknown as Promise<VisitFacts[]>;
export const agendaOf = (db: Knex) =>
  db('agenda_activities').where({ cycle_id: CYCLE_ID }).orderBy('id') as unknown as Promise<AgendaFacts[]>;
export const startedCycle = (db: Knex) =>
  db('school_cycles').where('started_flag', 1).first() as unknown as Promise<{
    id: number;
    start_at: string;
    end_at: string;
  }>;

/** Number of rows by table. */
export async function rowsOf(db: Knex): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesChildrenFirst(db)) counts[table] = (await db(table).select<unknown[]>()).length;
  return counts;
}
