import { piecesOf } from '@ruta/contracts/pfp/film-pieces';
import { SEEN_SHARE } from '@ruta/contracts/pfp/limits';
import type { FormationProgress } from '@ruta/contracts/pfp/pfp.schema';
import type { FormationContentRow, FormationProgressRow } from './pfp.tables';

type Length = Pick<FormationContentRow, 'duration_seconds'>;

/** Adds pieces to those that were seen before: a character for each piece up to the last seen, 1 if it was. */
export function seenWith(before: string, pieces: readonly number[]): string {
  const all = new Set(pieces);
  const length = Math.max(before.length, ...pieces.map((piece) => piece + 1));
  return Array.from({ length }, (_, piece) => (before[piece] === '1' || all.has(piece) ? '1' : '0')).join('');
}

const countSeen = (seen: string): number => seen.replaceAll('0', '').length;

/** Whether as much of a film was seen as counts. */
export const isDone = (seen: string, film: Length): boolean => countSeen(seen) / piecesOf(film) >= SEEN_SHARE;

/** How far somebody is in a film. */
export const progressOf = (
  { position, seen, done_at }: Pick<FormationProgressRow, 'position' | 'seen' | 'done_at'>,
  film: Length,
): FormationProgress => ({
  ...{ position, done: done_at !== null },
  seen: Math.min(100, Math.round((countSeen(seen) / piecesOf(film)) * 100)),
});
