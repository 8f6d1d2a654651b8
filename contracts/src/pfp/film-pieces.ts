/** Pieces of a film, by which what was seen of it is kept (decision 0055). This file does not import zod. */
import { PIECE_SECONDS, PIECES_MAX } from './limits';

/** How many pieces a film has; of one whose length is not known the most that are kept. */
export const piecesOf = ({ duration_seconds }: { duration_seconds: number | null }): number =>
  duration_seconds === null ? PIECES_MAX : Math.max(1, Math.ceil(duration_seconds / PIECE_SECONDS));
