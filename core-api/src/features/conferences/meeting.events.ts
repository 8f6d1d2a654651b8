import type { Knex } from 'knex';
import { enqueueEvent, type Deliveries } from '../../outbox';
import { utc, type Clock } from '../../time/clock';
import { forgetMeeting } from './conference.model';
import { meetingFacts } from './meeting.reader';
import type { Meeting, Meetings } from './meetings';

const BOOKED = 'conference.meeting.make';
const CANCELLED = 'conference.meeting.end';
const SURPLUS = 'conference.meeting.surplus';

interface OfSession {
  id: number;
}
interface OfMeeting {
  meeting_id: string;
}

const enqueue = (trx: Knex.Transaction, kind: string, payload: OfSession | OfMeeting, at: string) =>
  enqueueEvent(trx, { kind, lane: 'meetings', payload, at });

/** Has the meeting of a booked session made, in its transaction; the provider is asked afterwards. */
export const enqueueMeeting = (trx: Knex.Transaction, id: number, at: string) => enqueue(trx, BOOKED, { id }, at);

/** Has the meeting of a cancelled session deleted. Which one it is is read then: one may be on its way. */
export const enqueueMeetingEnd = (trx: Knex.Transaction, id: number, at: string) => enqueue(trx, CANCELLED, { id }, at);

/** Has a meeting deleted that was made and is not kept. */
export const enqueueSurplus = (trx: Knex.Transaction, meeting_id: string, at: string) =>
  enqueue(trx, SURPLUS, { meeting_id }, at);

interface Deps {
  db: Knex;
  clock: Clock;
  meetings: Meetings;
  /** Gives the meeting of a session and makes one where there is none. */
  links: { meetingOf: (id: number) => Promise<Meeting | null> };
}

/** Makes and deletes meetings at the provider. A delivery that comes again finds it done (VC-08, decision 0070). */
export const meetingDeliveries = ({ db, clock, meetings, links }: Deps): Deliveries => ({
  async [BOOKED](row) {
    const { id } = row.payload as OfSession; // written by `enqueueMeeting`
    const facts = await meetingFacts(db, id);
    if (meetings.areMade && facts && facts.end_at > utc(clock.now())) await links.meetingOf(id);
  },
  async [CANCELLED](row) {
    const { id } = row.payload as OfSession; // written by `enqueueMeetingEnd`
    const facts = await meetingFacts(db, id);
    if (!facts?.meeting || facts.status !== 'cancelled') return;
    await meetings.remove(facts.meeting.id);
    await forgetMeeting(db, id, facts.meeting.id);
  },
  async [SURPLUS](row) {
    await meetings.remove((row.payload as OfMeeting).meeting_id); // written by `enqueueSurplus`
  },
});
