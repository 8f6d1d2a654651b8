import type { Knex } from 'knex';
import { dayNames, type CycleDates, type DayAt } from '../../seeds/calendar';
import { instantAt } from '../../seeds/rows';
import { dayIn, type Clock } from '../../time/clock';
import { SCHOOLS, type School, type SchoolKey } from './schools.demo-data';

/** A school with its row's id and calendar. */
export interface Place extends School {
  id: number;
  today: string;
  dayAt: DayAt;
  /** The instant of a time at the school, on a day by offset from its today. */
  at: (offset: number, time: string) => string;
}

/** The schools by key, each with its own today. */
export function placesOf(clock: Clock, cycle: CycleDates): ReadonlyMap<SchoolKey, Place> {
  return new Map(
    SCHOOLS.map((school: School, index): [SchoolKey, Place] => {
      const today = dayIn(school.timezone, clock.now());
      const dayAt = dayNames(today, cycle);
      const at = (offset: number, time: string) => instantAt(dayAt(offset), time, school.timezone);
      return [school.key, { ...school, id: index + 1, today, dayAt, at }];
    }),
  );
}

/** Mexico's row, and its states by code. */
export async function mexico(trx: Knex): Promise<{ country_id: number; states: ReadonlyMap<string, number> }> {
  const country = await trx('countries').where({ code: 'MX' }).first('id');
  const country_id = country?.id ?? 0;
  const rows = await trx('states').where({ country_id }).select('id', 'code');
  return { country_id, states: new Map(rows.map(({ id, code }) => [code, id])) };
}
