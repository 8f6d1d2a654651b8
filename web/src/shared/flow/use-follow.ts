import { useEffect } from 'react';
import { useServerToday } from '../../lib/session';

type FollowEvent<Version> =
  { type: 'server.statusChanged'; version: Version } | { type: 'clock.dayChanged'; today: string };

interface FollowOptions<Shown, Version> {
  /** The latest record of the screen. */
  shown: Shown | undefined;
  /** Converts the record for the machine. Must be a stable function. */
  versionOf: (shown: Shown) => Version;
  /** The school's IANA zone. */
  timezone: string;
}

interface Following<Version> {
  actor: {
    getSnapshot: () => { context: { revision: number; today: string } };
    send: (event: FollowEvent<Version>) => void;
  };
}

/** Sends the machine each newer version of its record, and each new day at the school. */
export function useFollow<Shown extends { revision: number }, Version>(
  { actor }: Following<Version>,
  { shown, versionOf, timezone }: FollowOptions<Shown, Version>,
): void {
  useEffect(() => {
    if (shown && shown.revision > actor.getSnapshot().context.revision)
      actor.send({ type: 'server.statusChanged', version: versionOf(shown) });
  }, [actor, shown, versionOf]);
  const today = useServerToday(timezone);
  useEffect(() => {
    if (today > actor.getSnapshot().context.today) actor.send({ type: 'clock.dayChanged', today });
  }, [actor, today]);
}
