import { useSession } from '../../../lib/session';
import { recordedTime } from '../recorded-time';

/** When an observation was recorded, in the reader's time zone (OBS-05). */
export function Recorded({ instant }: { instant: string }) {
  const { me } = useSession();
  return <time dateTime={`${instant.replace(' ', 'T')}Z`}>{recordedTime(instant, me.user_timezone)}</time>;
}
