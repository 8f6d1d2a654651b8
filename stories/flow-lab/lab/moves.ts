import type { Move } from '@ruta/state-machines/kit/simulate';

/** Whether two moves are equal, compared as JSON. */
export const isSameMove = (one: Move, other: Move): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether a path starts with all moves of another. */
export const startsWith = (moves: readonly Move[], beginning: readonly Move[]): boolean =>
  beginning.length <= moves.length &&
  beginning.every((move, index) => {
    const twin = moves[index];
    return twin !== undefined && isSameMove(move, twin);
  });
