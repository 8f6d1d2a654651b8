import { EventEmitter } from 'node:events';

/**
 * Bells of this process. They only save waiting: another copy of the server finds the same rows at its next look, and
 * whoever is woken for nothing finds none.
 */
const bells = new EventEmitter().setMaxListeners(0);

const bell = (name: string) => ({
  ring: () => void bells.emit(name),
  /** Returns the way to stop listening. */
  listen: (heard: () => void) => {
    bells.on(name, heard);
    return () => void bells.off(name, heard);
  },
});

/** Rows of the outbox were committed. */
export const { ring: wakeRelays, listen: onOutbox } = bell('outbox');
/** Notifications were committed. */
export const { ring: wakeStreams, listen: onNotified } = bell('notified');
/** Somebody's rights have changed. */
export const { ring: wakeRightsStreams, listen: onRightsChanged } = bell('rights-changed');
/** Sessions have ended. */
export const { ring: wakeSessionStreams, listen: onSessionsEnded } = bell('sessions-ended');
