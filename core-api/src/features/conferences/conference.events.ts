import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';
import type { ConferenceNotice, ReassignedNotice } from '@ruta/contracts/conferences/conferences.words';
import type { Knex } from 'knex';
import { enqueueEvent, enqueueEvents, type Deliveries } from '../../outbox';
import { fromUtc, dayIn } from '../../time/clock';
import { clockText } from '../../time/clock-text';
import { notify, type Recipient } from '../notifications';
import type { ConferenceRow } from './conferences.tables';

const BOOKED = 'conference.booked';
const CANCELLED = 'conference.cancelled';
const REASSIGNED = 'conference.reassigned';

interface Told {
  id: number;
}
interface ReassignedPayload extends Told {
  /** The agent who gave it until now. */
  former_id: number;
}

/** Tells the agent of a booked session, and sends both its letter, in its transaction. */
export async function enqueueBooked(trx: Knex.Transaction, id: number, at: string): Promise<void> {
  await enqueueEvent(trx, { kind: BOOKED, payload: { id } satisfies Told, at });
  await askLetters(trx, { id, kind: 'booked' }, at);
}

/** Tells the others of a session that it was cancelled, and sends both its letter. */
export async function enqueueCancelled(trx: Knex.Transaction, id: number, at: string): Promise<void> {
  await enqueueEvent(trx, { kind: CANCELLED, payload: { id } satisfies Told, at });
  await askLetters(trx, { id, kind: 'cancelled' }, at);
}

/** Tells a session's petitioner, its new agent and the former one that it changed hands, and sends them letters. */
export async function enqueueReassigned(
  trx: Knex.Transaction,
  { id, former_id }: ReassignedPayload,
  at: string,
): Promise<void> {
  await enqueueEvent(trx, { kind: REASSIGNED, payload: { id, former_id } satisfies ReassignedPayload, at });
  const letters: ConferenceLetterPayload[] = [
    { id, kind: 'booked', gives: true },
    { id, kind: 'reassigned', gives: false },
    { id, kind: 'cancelled', gives: true, to: former_id },
  ];
  await enqueueEvents(
    trx,
    letters.map((payload) => ({ kind: LETTER, lane: 'letters' as const, payload, at })),
  );
}

/** Kind of an outbox row that sends a letter about a session. */
export const LETTER = 'conference.letter';

/** Ids only: names, addresses and languages are read when it is sent. */
export interface ConferenceLetterPayload {
  id: number;
  kind: 'booked' | 'cancelled' | 'reassigned';
  /** Whether the recipient gives the session. */
  gives: boolean;
  /** Who gave it until now, for the letter that takes it out of their calendar. */
  to?: number;
}

const askLetters = (
  trx: Knex.Transaction,
  of: Pick<ConferenceLetterPayload, 'id' | 'kind'>,
  at: string,
): Promise<void> =>
  enqueueEvents(
    trx,
    [true, false].map((gives) => ({ kind: LETTER, lane: 'letters' as const, payload: { ...of, gives }, at })),
  );

export interface ConferenceFacts extends ConferenceRow {
  theme_es: string;
  theme_en: string;
  agent_zone: string;
  petitioner_zone: string;
  /** Who brought it into its present state, and why. */
  actor_id: number | null;
  reason: string | null;
  /** How often it changed since it was booked. */
  changes: number;
}

/** What notifications and letters tell of a session. */
export async function factsOf(db: Knex, id: number): Promise<ConferenceFacts | undefined> {
  const row = await db('conferences')
    .join({ themes: 'schedule_themes' }, 'themes.id', 'conferences.schedule_theme_id')
    .join({ agents: 'users' }, 'agents.id', 'conferences.user_id')
    .join({ petitioners: 'users' }, 'petitioners.id', 'conferences.petitioner_id')
    .where('conferences.id', id)
    .first<Omit<ConferenceFacts, 'actor_id' | 'reason' | 'changes'> | undefined>(
      'conferences.*',
      ...['themes.name_es as theme_es', 'themes.name_en as theme_en'],
      ...['agents.timezone as agent_zone', 'petitioners.timezone as petitioner_zone'],
    );
  const statuses = await db('conference_statuses')
    .where({ conference_id: id })
    .orderBy('id', 'desc')
    .select('user_id', 'reason');
  const [last] = statuses;
  return row && { ...row, actor_id: last?.user_id ?? null, reason: last?.reason ?? null, changes: statuses.length - 1 };
}

/** A recipient with the hour on their own clock. */
function recipientOf(facts: ConferenceFacts, gives: boolean): Recipient<'conference.booked' | 'conference.cancelled'> {
  const zone = gives ? facts.agent_zone : facts.petitioner_zone;
  const notice: ConferenceNotice = {
    ...{ conference_id: facts.id, agent_id: facts.user_id, petitioner_id: facts.petitioner_id },
    ...{ actor_id: facts.actor_id, theme_es: facts.theme_es, theme_en: facts.theme_en, gives, reason: facts.reason },
    ...{ date: dayIn(zone, fromUtc(facts.start_at)), time: clockText(facts.start_at, zone).time },
  };
  return gives
    ? { user_id: facts.user_id, url: conferencesPages.agentSessions.href(), notice }
    : { user_id: facts.petitioner_id, url: conferencesPages.sessions.href(), notice };
}

/** Notifies agents of what is booked with them, all of a session that changed hands, and both of what the other, or an administrator, cancelled. */
export const conferenceDeliveries = (db: Knex): Deliveries => ({
  async [BOOKED](row) {
    const facts = await factsOf(db, (row.payload as Told).id); // written by `enqueueBooked`
    if (!facts) return;
    const agent = recipientOf(facts, true);
    if (agent.notice) await notify(db, row, { type: BOOKED, notice: agent.notice, recipients: [agent] });
  },
  async [REASSIGNED](row) {
    const { id, former_id } = row.payload as ReassignedPayload; // written by `enqueueReassigned`
    const facts = await factsOf(db, id);
    if (!facts) return;
    const [agent, petitioner] = [recipientOf(facts, true), recipientOf(facts, false)];
    if (!agent.notice || !petitioner.notice) return;
    const told = (notice: ConferenceNotice, part: ReassignedNotice['part']) => ({ ...notice, former_id, part });
    const notice = told(agent.notice, 'agent');
    await notify(db, row, {
      ...{ type: REASSIGNED, notice },
      recipients: [
        { ...agent, notice },
        { ...petitioner, notice: told(petitioner.notice, 'petitioner') },
        { ...agent, user_id: former_id, notice: told(agent.notice, 'former') },
      ],
    });
  },
  async [CANCELLED](row) {
    const facts = await factsOf(db, (row.payload as Told).id); // written by `enqueueCancelled`
    if (!facts) return;
    const both = [recipientOf(facts, true), recipientOf(facts, false)];
    const others = both.filter(({ user_id }) => user_id !== facts.actor_id);
    const [first] = both;
    if (first?.notice) await notify(db, row, { type: CANCELLED, notice: first.notice, recipients: others });
  },
});
