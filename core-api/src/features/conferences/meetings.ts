import { randomBytes } from 'node:crypto';

/** Where meetings take place (VC-08). */
export interface Meetings {
  /** A name for a new meeting that nobody guesses. */
  newRoom(): string;
  /** The address of a meeting. It leaves the server only to who takes part, while the meeting is open (T15). */
  addressOf(room: string): string;
}

/** 128 bits as base64url, with a prefix that says whose meeting it is. */
const newRoom = () => `ruta-${randomBytes(16).toString('base64url')}`;

/**
 * Meetings on a server that opens a room for every address and needs no account, such as Jitsi Meet. `base` is its
 * address.
 */
export const openRooms = (base: string): Meetings => ({
  newRoom,
  addressOf: (room) => new URL(room, base.endsWith('/') ? base : `${base}/`).href,
});
