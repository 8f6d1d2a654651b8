import { piecesOf } from '@ruta/contracts/pfp/film-pieces';
import { PIECE_SECONDS } from '@ruta/contracts/pfp/limits';
import type { Part } from '../../shared/film/film-progress';

/** The pieces of a film, counted from 0, of which at least half was played (PFP-01; decision 0055). */
export function piecesIn(parts: readonly Part[], length: number | null): number[] {
  const last = Math.ceil(Math.max(0, ...parts.map(([, to]) => to)) / PIECE_SECONDS);
  const pieces = Math.min(last, piecesOf({ duration_seconds: length }));
  return Array.from({ length: pieces }, (_, piece) => piece).filter((piece) => {
    const from = piece * PIECE_SECONDS;
    const to = Math.min(from + PIECE_SECONDS, length ?? Infinity);
    const played = parts.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)), 0);
    return played >= (to - from) / 2;
  });
}
