import { UNDO_MINUTES } from '@ruta/contracts/kit/limits';

/** A deletion that can still be undone. */
export interface UndoOffer {
  /** Who deleted: nobody else is offered the undo. */
  userId: number;
  /** The server's message about the deletion. */
  message: string;
  /** Addresses of the screens on which the record was; they are reloaded after the undo. */
  touches: readonly string[];
  undo: () => Promise<void>;
}

let offers: readonly UndoOffer[] = [];
const listeners = new Set<() => void>();
const change = (changed: readonly UndoOffer[]) => {
  offers = changed;
  listeners.forEach((told) => told());
};

/** Deletions whose message has gone, until they cannot be undone any more. In memory: a reload forgets them. */
export const undoOffers = {
  now: (): readonly UndoOffer[] => offers,
  subscribe: (told: () => void) => {
    listeners.add(told);
    return () => void listeners.delete(told);
  },
  /** Keeps an offer for the rest of its ten minutes, in ms. */
  add(offer: UndoOffer, restMs = UNDO_MINUTES * 60_000): void {
    change([...offers.filter((other) => other !== offer), offer]);
    setTimeout(() => undoOffers.remove(offer), restMs);
  },
  remove: (offer: UndoOffer): void => {
    if (offers.includes(offer)) change(offers.filter((other) => other !== offer));
  },
} as const;
