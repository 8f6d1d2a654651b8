import { randomBytes } from 'node:crypto';

/** What a meeting is made from. None of it is written by people but the agent's address. */
export interface MeetingToMake {
  /** The name that nobody guesses. */
  room: string;
  topic: string;
  agenda: string;
  /** UTC. */
  start_at: string;
  /** Minutes. */
  duration: number;
  /** Of the agent. */
  timezone: string;
  /** The agent's address, for a provider where agents have accounts of their own. */
  email: string;
}

export interface Meeting {
  /** The provider's name for it. */
  id: string;
  /** Where the petitioner enters. */
  joinUrl: string;
}

/**
 * Where meetings take place (VC-08, decision 0070). Addresses leave the server only to who takes part, while the meeting
 * is open (T15). What a provider does not do throws `MeetingsFailed`.
 */
export interface Meetings {
  /** Whether a meeting is made at the provider before somebody enters, kept with the session and deleted there. */
  readonly areMade: boolean;
  make(session: MeetingToMake): Promise<Meeting>;
  /** Where the agent enters, fetched anew. Null if the provider has the meeting no more. */
  startLink(meeting: Meeting): Promise<string | null>;
  /** Deletes a meeting; one that is gone is fine. */
  remove(id: string): Promise<void>;
}

/** The provider did not do it. The message holds nothing of its addresses and secrets, because it is logged. */
export class MeetingsFailed extends Error {
  override readonly name = 'MeetingsFailed';
}

/** 128 bits as base64url, with a prefix that says whose meeting it is. Nobody guesses it. */
export const newRoom = (): string => `ruta-${randomBytes(16).toString('base64url')}`;

/**
 * Meetings on a server that opens a room for every address and needs no account, such as Jitsi Meet. `base` is its
 * address.
 */
export const openRooms = (base: string): Meetings => ({
  areMade: false,
  make: ({ room }) =>
    Promise.resolve({ id: room, joinUrl: new URL(room, base.endsWith('/') ? base : `${base}/`).href }),
  startLink: ({ joinUrl }) => Promise.resolve(joinUrl),
  remove: () => Promise.resolve(),
});
