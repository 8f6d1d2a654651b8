import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import type { holidays } from '@ruta/contracts/holidays/holidays.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { addDays, dayIn, utc, type Clock } from '../../time/clock';
import { recordAudit, recordAudits } from '../audit';
import { insertHolidays, updateHolidays, type ChangedHoliday, type HolidayFacts } from './holiday.model';
import { allStates, holidaysBetween, holidaysById, knownStates } from './holiday.reader';

type Asked = z.output<typeof holidays.list.query>;
type Row = z.output<typeof holidays.save.body>['holidays'][number];
type Changed = Row & { id: number; revision: number };

const YEAR = 366;
const isChange = (row: Row): row is Changed => row.id !== undefined;

interface HolidaysDeps {
  db: Knex;
  clock: Clock;
  serverTimezone: string;
}

/** Days without pupils (VC-06). Each change is one transaction with its audit entries. */
export function holidaysService({ db, clock, serverTimezone }: HolidaysDeps) {
  const range = ({ from, to }: Pick<Asked, 'from' | 'to'>) => {
    const first =
      from ?? (to === undefined ? `${dayIn(serverTimezone, clock.now()).slice(0, 4)}-01-01` : addDays(to, -YEAR));
    return { from: first, to: to ?? addDays(first, YEAR) };
  };

  return {
    list: (actor: Actor, { from, to, ...asked }: Asked): Promise<Holiday[]> =>
      holidaysBetween(db, actor, { ...asked, ...range({ from, to }) }),

    /**
     * Adds rows without an id and changes the others, all of them or none. Refuses with 404 an id that is not there, with
     * 409 and the present rows a revision that is not the latest, and with 422 an id that comes twice or a state that
     * does not exist.
     */
    save(actor: Actor, rows: readonly Row[]): Promise<Holiday[]> {
      const at = utc(clock.now());
      refuseTwice(rows);
      return db.transaction(async (trx) => {
        await refuseUnknownStates(trx, rows);
        const changes = rows.filter(isChange);
        const before = await judged(trx, actor, changes);
        if ((await updateHolidays(trx, changes, at)) < changes.length) throw await stale(trx, actor, changes);
        const added = await insertHolidays(
          trx,
          rows.filter((row) => !isChange(row)),
          at,
        );
        const ids = rows.map((row) => row.id ?? added.shift() ?? 0);
        const after = byId(await holidaysById(trx, actor, ids));
        const named = await namesOfStates(trx, actor, [...before.values(), ...after.values()]);
        const saved = ids.flatMap((id) => after.get(id) ?? []);
        await recordAudits(
          trx,
          saved.map((holiday) => {
            const former = before.get(holiday.id);
            return {
              at,
              actor,
              action: former ? 'holiday.changed' : 'holiday.added',
              subject: { type: 'holiday', id: holiday.id, label: holiday.name },
              before: former ? factsOf(former, named) : null,
              after: factsOf(holiday, named),
            };
          }),
        );
        return saved;
      });
    },

    /** Deletes a holiday; with a revision only the one that the caller saw. */
    delete(actor: Actor, id: number, revision: number | undefined): Promise<void> {
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        await lockRows(trx, 'holidays', id);
        const [holiday] = await holidaysById(trx, actor, [id]);
        if (!holiday) throw new Problem('holidays.not-found');
        const seen = [{ id, revision: revision ?? holiday.revision }];
        if (seen[0]?.revision !== holiday.revision) throw await stale(trx, actor, seen);
        await deleteJudged(trx, 'holidays', {
          at: { id, revision: holiday.revision },
          gone: () => new Problem('holidays.not-found'),
        });
        await recordAudit(trx, {
          at,
          actor,
          action: 'holiday.deleted',
          subject: { type: 'holiday', id, label: holiday.name },
          before: factsOf(holiday, await namesOfStates(trx, actor, [holiday])),
        });
      });
    },
  };
}

export type HolidaysService = ReturnType<typeof holidaysService>;

const byId = (rows: readonly Holiday[]): Map<number, Holiday> => new Map(rows.map((row) => [row.id, row]));

type Names = ReadonlyMap<number, string>;

/** The names of all states, for the log; none are read where none are named. */
async function namesOfStates(trx: Knex, actor: Actor, rows: readonly Holiday[]): Promise<Names> {
  if (rows.every(({ meta }) => meta.states.length === 0)) return new Map();
  return new Map((await allStates(trx, actor)).map(({ id, name }) => [id, name]));
}

/** What the log tells of a holiday. */
const factsOf = ({ name, description, start_at, end_at, meta: { states, ...meta } }: HolidayFacts, named: Names) => ({
  ...{ name, description, start_at, end_at, ...meta },
  states: states.map((state) => named.get(state) ?? state),
});

function refuseTwice(rows: readonly Row[]): void {
  const seen = new Set<number>();
  rows.forEach(({ id }, index) => {
    if (id !== undefined && seen.has(id)) throwFieldErrors({ [`holidays.${index}.id`]: ['holidays.twice'] });
    if (id !== undefined) seen.add(id);
  });
}

async function refuseUnknownStates(trx: Knex, rows: readonly Row[]): Promise<void> {
  const asked = [...new Set(rows.flatMap(({ meta }) => meta.states))];
  if (asked.length === 0) return;
  const known = await knownStates(trx, asked);
  const errors = rows.flatMap(({ meta }, index) =>
    meta.states.every((state) => known.has(state))
      ? []
      : [[`holidays.${index}.meta.states`, ['holidays.states.unknown']] as const],
  );
  throwFieldErrors(Object.fromEntries(errors.map(([path, messages]) => [path, [...messages]])));
}

/** The rows to change, locked, as they are; refuses what is gone or newer than the caller knows. */
async function judged(trx: Knex.Transaction, actor: Actor, changes: readonly Changed[]) {
  const ids = changes.map(({ id }) => id);
  if (ids.length === 0) return new Map<number, Holiday>();
  await lockRows(trx, 'holidays', ids);
  const before = byId(await holidaysById(trx, actor, ids));
  if (changes.some(({ id }) => !before.has(id))) throw new Problem('holidays.not-found');
  if (changes.some(({ id, revision }) => before.get(id)?.revision !== revision)) throw await stale(trx, actor, changes);
  return before;
}

/** The refusal of who knows older rows, with the present ones that differ. */
async function stale(trx: Knex, actor: Actor, seen: readonly Pick<ChangedHoliday, 'id' | 'revision'>[]) {
  const known = new Map(seen.map(({ id, revision }) => [id, revision]));
  const present = await holidaysById(trx, actor, [...known.keys()]);
  return new Problem('holidays.stale', { current: present.filter(({ id, revision }) => known.get(id) !== revision) });
}
