import { kept } from '../../lib/kept';

/** Storage key of the answer that an observed teacher is typing. */
export const replyPlace = (userId: number, observationId: number): string =>
  `ruta.observation-replies.${userId}.${observationId}`;

/** What this device keeps of the answer; empty without any. */
export function keptReply(place: string): string {
  const value = kept(place);
  return typeof value === 'string' ? value : '';
}
