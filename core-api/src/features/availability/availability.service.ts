import type {
  AgentAvailability,
  Availability,
  AvailabilitySetting,
} from '@ruta/contracts/availability/availability.schema';
import type { Knex } from 'knex';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { clockText } from '../../time/clock-text';
import { dayIn, utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import type { AgentWork } from './agent-work';
import { judgeBooked, judgeHours } from './availability.judging';
import { insertAvailabilities } from './availability.model';
import {
  agentFor,
  hoursOf,
  hoursOn,
  hoursWith,
  shownAvailability,
  type Agent,
  type AskedHours,
} from './availability.reader';
import type { AvailabilityRow } from './availability.tables';

interface AvailabilityDeps {
  db: Knex;
  clock: Clock;
  serverTimezone: string;
  /** Called at each change. */
  agentWorks: () => readonly AgentWork[];
}

/** Hours of one kind to save: on weekdays, or on one date. */
export interface HoursForm {
  setting: AvailabilitySetting;
  /** Null, and no revision, for new ones. */
  id: number | null;
  revision?: number | undefined;
  weekdays: readonly number[];
  single: string | null;
  start_at: string;
  end_at: string;
}

interface Judged {
  setting: AvailabilitySetting;
  id: number;
  revision?: number | undefined;
}

interface Noted {
  agent: Agent;
  at: string;
  before?: Told | null;
  after?: Told | null;
}

/** When agents give sessions (VC-04, decision 0066). Each change locks the agent, so that two never overlap. */
export function availabilityService({ db, clock, serverTimezone, agentWorks }: AvailabilityDeps) {
  const clocksOf = ({ timezone }: Agent) => ({
    today: dayIn(timezone, clock.now()),
    agentZone: timezone,
    serverZone: serverTimezone,
  });
  const shownFor = (agent: Agent) => (row: AvailabilityRow) => shownAvailability(row, clocksOf(agent));

  /** The agent, locked until the transaction ends. */
  const lockedAgent = async (trx: Knex.Transaction, actor: Actor, id: number): Promise<Agent> => {
    await lockRows(trx, 'users', id);
    return agentFor(trx, actor, id);
  };

  /** The row of an agent at the revision that the caller saw; without one as it is. */
  const judged = async (trx: Knex.Transaction, agent: Agent, { id, setting, revision }: Judged) => {
    const row = await hoursWith(trx, { id, setting, agent_id: agent.id });
    if (!row) throw new Problem('availability.not-found');
    const stale = () => new Problem('availability.stale', { current: shownFor(agent)(row) });
    if (revision !== undefined && revision !== row.revision) throw stale();
    return { row, stale };
  };

  /** What administrators change of others is in the audit log. */
  const noted = async (
    trx: Knex.Transaction,
    actor: Actor,
    { agent, at, before = null, after = null }: Noted,
  ): Promise<void> => {
    if (agent.id === actor.userId) return;
    const subject = { type: 'user', id: agent.id, label: agent.fullname } as const;
    await recordAudit(trx, { at, actor, action: 'availability.changed', subject, before, after });
  };

  return {
    async get(actor: Actor, agentId = actor.userId): Promise<AgentAvailability> {
      const agent = await agentFor(db, actor, agentId);
      const { today } = clocksOf(agent);
      const rows = (await hoursOf(db, agent.id, today)).map(shownFor(agent));
      const of = (setting: AvailabilitySetting) => rows.filter((row) => row.setting === setting);
      return {
        ...{ agent, today, weekly: of('availability') },
        ...{ unavailabilities: of('unavailability'), emergencies: of('emergency') },
      };
    },

    /**
     * Adds hours, on several weekdays at once all or none, or changes a row at its revision. Refuses beside the field
     * what overlaps, is over, or is more than a day may have. Returns the saved rows.
     */
    save: (actor: Actor, agentId: number, { id, revision, ...form }: HoursForm): Promise<Availability[]> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const agent = await lockedAgent(trx, actor, agentId);
        const { today } = clocksOf(agent);
        const { setting, weekdays, single, start_at, end_at } = form;
        const asked: AskedHours = { agent_id: agent.id, setting, weekdays: [...new Set(weekdays)], single };
        const before = id === null ? null : await judged(trx, agent, { id, setting, revision });
        await judgeHours(trx, { ...asked, id, start_at, end_at }, { today, time: clockText(at, agent.timezone).time });
        if (setting === 'unavailability' && single !== null)
          await judgeBooked(trx, agentWorks(), { agent, single, start_at, end_at });
        const hours = { start_at, end_at };
        if (before) {
          const [weekday = null] = asked.weekdays;
          await updateAtRevision(trx, 'availabilities', {
            ...{ at: { id: before.row.id }, revision: before.row.revision, stale: before.stale },
            changes: { weekday: single === null ? weekday : null, single, ...hours, updated_at: at },
          });
        } else {
          const days = single === null ? asked.weekdays : [null];
          await insertAvailabilities(
            trx,
            days.map((weekday) => ({ agent_id: agent.id, setting, weekday, single, ...hours })),
            at,
          );
        }
        const saved = (await hoursOn(trx, asked)).filter((row) =>
          before ? row.id === before.row.id : row.start_at === start_at,
        );
        await noted(trx, actor, {
          ...{ agent, at, before: before && toldOf(dayOf(before.row), before.row) },
          after: toldOf(single ?? asked.weekdays.join(', '), { setting, start_at, end_at }),
        });
        return saved.map(shownFor(agent));
      }),

    /** Deletes hours; with a revision only those that the caller saw. */
    delete: (actor: Actor, agentId: number, { id, setting, revision }: Judged): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const agent = await lockedAgent(trx, actor, agentId);
        const { row } = await judged(trx, agent, { id, setting, revision });
        await deleteJudged(trx, 'availabilities', {
          at: { id, revision: row.revision },
          gone: () => new Problem('availability.not-found'),
        });
        await noted(trx, actor, { agent, at, before: toldOf(dayOf(row), row) });
      }),
  };
}

/** A date, or a weekday by its number, 0 is Sunday. */
const dayOf = ({ single, weekday }: AvailabilityRow): string => single ?? String(weekday);

/** What the log tells. */
const toldOf = (
  day: string,
  { setting, start_at, end_at }: Pick<AvailabilityRow, 'setting' | 'start_at' | 'end_at'>,
) => ({
  ...{ setting, day, hours: `${start_at}–${end_at}` },
});
type Told = ReturnType<typeof toldOf>;

export type AvailabilityService = ReturnType<typeof availabilityService>;
