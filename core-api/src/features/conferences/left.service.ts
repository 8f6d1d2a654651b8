import { conferenceLeft } from '@ruta/contracts/conferences/conferences.words';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { textIn } from '../../kernel/text-in';
import { Problem } from '../../kernel/problem';
import type { Deliveries } from '../../outbox';
import { fromUtc, utc, type Clock } from '../../time/clock';
import { USER_LEFT, type LeftPayload } from '../users';
import { addresseesOf, aheadOf, conferenceRow } from './booking.reader';
import { enqueueReassigned } from './conference.events';
import { freeCells, insertStatus, takeCells } from './conference.model';
import { cancelConference } from './conference.writer';
import type { ConferenceRow } from './conferences.tables';
import { enqueueMeeting, enqueueSurplus } from './meeting.events';
import { agentsOfTheme, dayOf, leastBusy, offerOf } from './offer.reader';
import { cellsOf } from './slots';
import { givesSessions, keepsSessions } from './standing.reader';

interface LeftDeps {
  db: Knex;
  clock: Clock;
  /** Whether meetings are made at a provider. */
  areMade: boolean;
}

/**
 * What people who left owe in sessions (decision 0076). The sessions of an agent go to another one of the theme who is
 * free then, or are cancelled; those of a petitioner are cancelled. Everybody concerned is told. Each session is one
 * transaction: a delivery that comes again finds the rest, and nothing where the person has come back.
 */
export function leftDeliveries({ db, clock, areMade }: LeftDeps): Deliveries {
  /** An agent of the theme who is free at the hour of the session. */
  const heirOf = async (trx: Knex, row: ConferenceRow, now: Date) => {
    if (fromUtc(row.start_at) <= now) return undefined;
    const asker = { timezone: row.petitioner_timezone, schoolId: row.school_id };
    const theme = { id: row.schedule_theme_id, duration: row.duration, cooldown: row.cooldown };
    const offer = await offerOf(trx, { ...asker, theme, day: dayOf(asker, row.start_at), now });
    const free = offer.get(row.start_at);
    if (!free) return undefined;
    const heir = await leastBusy(trx, free, row.start_at);
    return (await agentsOfTheme(trx, theme.id)).find(({ id }) => id === heir);
  };

  const giveTo = async (
    trx: Knex.Transaction,
    row: ConferenceRow,
    { heir, by, at }: { heir: { id: number; timezone: string }; by: number | null; at: string },
  ) => {
    const { id, user_id: former_id, meeting_id } = row;
    await changeJudged(trx, 'conferences', {
      at: { id, status: 'scheduled', user_id: former_id },
      changes: { user_id: heir.id, user_timezone: heir.timezone, meeting_id: null, join_url: null, updated_at: at },
      gone: () => new Problem('conferences.not-scheduled'),
    });
    await freeCells(trx, id);
    await takeCells(
      trx,
      cellsOf(row).map((cell_at) => ({ agent_id: heir.id, cell_at, conference_id: id })),
    );
    await insertStatus(trx, { conference_id: id, code: 'scheduled', reason: null, user_id: by, created_at: at });
    await enqueueReassigned(trx, { id, former_id }, at);
    // The meeting may be in the account of who gave the session.
    if (meeting_id !== null) await enqueueSurplus(trx, meeting_id, at);
    if (areMade) await enqueueMeeting(trx, id, at);
  };

  const settle = (id: number, by: number | null): Promise<void> =>
    db.transaction(async (trx) => {
      await lockRows(trx, 'conferences', id);
      const now = clock.now();
      const at = utc(now);
      const row = await conferenceRow(trx, id);
      if (!row || row.status !== 'scheduled' || row.end_at <= at) return;
      const agents = await agentsOfTheme(trx, row.schedule_theme_id);
      await lockRows(trx, 'users', [row.user_id, row.petitioner_id, ...agents.map((agent) => agent.id)]);
      const [isKept, isGiven] = [await keepsSessions(trx, row.petitioner_id), await givesSessions(trx, row.user_id)];
      if (isKept && isGiven) return;
      const heir = isKept ? await heirOf(trx, row, now) : undefined;
      if (heir) return giveTo(trx, row, { heir, by, at });
      // The reason is written in the language of who reads it: the one who is left.
      const [reader] = await addresseesOf(trx, [isKept ? row.petitioner_id : row.user_id]);
      const reason = conferenceLeft[isKept ? 'agent' : 'petitioner'];
      await cancelConference(trx, {
        ...{ id, by, at, areMade },
        reason: textIn(reader?.locale ?? 'es', reason.es, reason.en),
      });
    });

  return {
    async [USER_LEFT](row) {
      const { user_id, actor_id } = row.payload as LeftPayload; // written by `enqueueLeft`
      const ids = await aheadOf(db, user_id, utc(clock.now()));
      for (const id of ids) await settle(id, actor_id);
    },
  };
}
