import { msOf } from '../instants';

/** Server time minus device time, in ms; `serverTime` is `YYYY-MM-DD HH:mm:ss` in UTC. */
export const offsetOf = (serverTime: string): number => msOf(serverTime) - Date.now();
