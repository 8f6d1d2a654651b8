import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { bankWithRoles } from './bank.reader';
import { expectedIn, frozenIn, type ExpectedPerson } from './figures.reader';
import { placeAt, placeColumns, type DpiPlace, type PlaceRow } from './place.reader';
import { freezeTotals } from './totals.model';
import { schoolsAround } from './unfinished.reader';

/** Days after its end in which the sweep looks at a window; later ones freeze when they are read. */
const LOOKED_AT_DAYS = 7;

/** How many of the staff a question is for. */
export const expectedFor = (people: readonly ExpectedPerson[], asked: readonly string[]): number =>
  people.filter(({ roles }) => roles.some((role) => asked.includes(role))).length;

/** People expected by question of a school whose window has ended. The first who asks makes them, and the figures, final. */
export async function finalExpected(
  db: Knex,
  clock: Clock,
  place: { cycle_id: number; school_id: number },
): Promise<ReadonlyMap<number, number>> {
  const known = await frozenIn(db, place);
  if (known) return known;
  const { questions, rolesOf } = await bankWithRoles(db, place.cycle_id);
  const people = await expectedIn(db, place.school_id);
  const expected = questions.map(({ id }) => ({ question_id: id, instruments: expectedFor(people, rolesOf(id)) }));
  await db.transaction((trx) => freezeTotals(trx, place, { at: utc(clock.now()), expected }));
  return (await frozenIn(db, place)) ?? new Map();
}

/** Makes the figures of a place final if its window is over: in a change, too, before it reads what is shown. */
export async function freezeIfOver(
  db: Knex,
  clock: Clock,
  { cycle_id, school_id, window, frozen_at }: DpiPlace,
): Promise<void> {
  if (window === 'after' && frozen_at === null && cycle_id !== null)
    await finalExpected(db, clock, { cycle_id, school_id });
}

/** Freezes the windows that have ended lately. Returns how many schools have final figures. */
export async function freezeEnded(db: Knex, clock: Clock): Promise<number> {
  const rows = await schoolsAround(db, clock, LOOKED_AT_DAYS).select<PlaceRow[]>(...placeColumns(db));
  const ended = rows
    .map((row) => placeAt(row, clock.now()))
    .flatMap(({ window, cycle_id, school_id }) =>
      window === 'after' && cycle_id !== null ? [{ cycle_id, school_id }] : [],
    );
  for (const place of ended) await finalExpected(db, clock, place);
  return ended.length;
}
