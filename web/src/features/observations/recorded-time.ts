import { formatInstant } from '../../lib/dates';

/**
 * When an observation was recorded, `DD-MM-YYYY HH:mm` in a zone of the reader (OBS-05). The instant is UTC. The server's
 * zone is UTC−5 (decision 0009), so in Mexico City this is the server's hour less one: the zone's own offset says so, and
 * nothing is subtracted a second time.
 */
export const recordedTime = (instant: string, zone: string): string => formatInstant(instant, zone);
