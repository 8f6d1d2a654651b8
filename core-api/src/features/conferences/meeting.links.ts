import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { forgetMeeting, keepMeeting } from './conference.model';
import { enqueueSurplus } from './meeting.events';
import { meetingFacts } from './meeting.reader';
import { MeetingsFailed, type Meeting, type Meetings } from './meetings';

interface LinksDeps {
  db: Knex;
  clock: Clock;
  log: Logger;
  meetings: Meetings;
  /** How long somebody who joins waits for the provider. */
  patienceMs?: number;
}

const PATIENCE_MS = 8_000;

/**
 * The addresses of meetings (VC-08, decision 0070). No transaction is open while the provider is asked. One meeting is
 * kept per session; another that was made at the same time is deleted through the outbox.
 */
export function meetingLinks({ db, clock, log, meetings, patienceMs = PATIENCE_MS }: LinksDeps) {
  /** Those that this process makes now: who comes meanwhile waits for the same one. */
  const making = new Map<number, Promise<Meeting | null>>();

  const keep = async (id: number, made: Meeting): Promise<Meeting | null> => {
    const isKept = await db.transaction(async (trx) => {
      const kept = await keepMeeting(trx, id, { meeting_id: made.id, join_url: made.joinUrl });
      if (!kept) await enqueueSurplus(trx, made.id, utc(clock.now()));
      return kept;
    });
    return isKept ? made : ((await meetingFacts(db, id))?.meeting ?? null);
  };
  const found = async (id: number): Promise<Meeting | null> => {
    const session = await meetingFacts(db, id);
    if (!session || session.status === 'cancelled') return null;
    if (session.meeting && meetings.areMade) return session.meeting;
    const made = await meetings.make(session);
    return meetings.areMade ? keep(id, made) : made;
  };
  /** The meeting of a session, made where there is none yet. Null for one that was cancelled. */
  const meetingOf = (id: number): Promise<Meeting | null> => {
    const mine = making.get(id) ?? found(id).finally(() => making.delete(id));
    making.set(id, mine);
    return mine;
  };
  const openMeeting = async (id: number): Promise<Meeting> => {
    const meeting = await meetingOf(id);
    if (!meeting) throw new Problem('conferences.not-joinable');
    return meeting;
  };
  const startOf = async (id: number): Promise<string> => {
    const meeting = await openMeeting(id);
    const link = await meetings.startLink(meeting);
    if (link !== null) return link;
    // Somebody deleted it at the provider.
    await forgetMeeting(db, id, meeting.id);
    const another = await meetings.startLink(await openMeeting(id));
    if (another === null) throw new MeetingsFailed('the meeting was gone twice');
    return another;
  };

  return {
    meetingOf,

    /**
     * The address that the agent starts a session at, or the petitioner joins it. Whether it is open is the caller's to
     * judge. Refuses with 503 where the provider does not answer in time; a meeting that is being made then is kept.
     */
    async linkOf(id: number, { starts }: { starts: boolean }): Promise<string> {
      try {
        return await within(patienceMs, starts ? startOf(id) : openMeeting(id).then(({ joinUrl }) => joinUrl));
      } catch (err) {
        if (!(err instanceof MeetingsFailed)) throw err;
        log.warn({ conference_id: id, err }, 'no address of a meeting');
        throw new Problem('conferences.meeting-unavailable');
      }
    },
  };
}

export type MeetingLinks = ReturnType<typeof meetingLinks>;

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MeetingsFailed('no answer in time')), ms);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
