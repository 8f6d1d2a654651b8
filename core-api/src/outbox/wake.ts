import { EventEmitter } from 'node:events';

/**
 * Wake-ups within this process. They only save waiting: other instances find the same rows when they poll, and a
 * needless wake-up finds none.
 */
const bells = new EventEmitter().setMaxListeners(0);

const bell = (name: string) => ({
  ring: () => void bells.emit(name),
  /** Returns the function that removes the listener. */
  listen: (heard: () => void) => {
    bells.on(name, heard);
    return () => void bells.off(name, heard);
  },
});

/** Outbox rows were committed. */
export const { ring: wakeRelays, listen: onOutbox } = bell('outbox');
/** Notifications were committed. */
export const { ring: wakeStreams, listen: onNotified } = bell('notified');
/** Somebody's rights changed. */
export const { ring: wakeRightsStreams, listen: onRightsChanged } = bell('rights-changed');
/** Sessions ended. */
export const { ring: wakeSessionStreams, listen: onSessionsEnded } = bell('sessions-ended');
