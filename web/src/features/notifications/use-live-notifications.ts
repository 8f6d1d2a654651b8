import { useEffect, useRef, useState } from 'react';
import { tellRightsChanged, useRefresh } from '../../lib/api';
import { openChannel } from '../../lib/realtime';
import { useSession } from '../../lib/session';
import { NOTIFICATIONS } from './notifications.calls';

/** How often to ask while the channel is not there, in milliseconds. */
export const POLL = 60_000;

/**
 * Keeps what is shown of notifications up to date (NOT-02): at once through the person's channel, after every break of
 * it, and every minute while there is none. Once per app.
 */
export function useLiveNotifications(): void {
  const { me, isExpired } = useSession();
  const who = `${me.user.id}:${me.role}`;
  const [isLive, setLive] = useState(false);
  const refresh = useRefresh();
  const ask = useRef(() => {});
  useEffect(() => {
    ask.current = () => void refresh(NOTIFICATIONS);
  }, [refresh]);

  // Another person or role is another session, and so another channel; without a session there is none.
  useEffect(() => {
    if (isExpired) return undefined;
    const close = openChannel({
      onCreated: () => ask.current(),
      onRights: tellRightsChanged,
      onConnect: () => {
        setLive(true);
        ask.current();
      },
      onDisconnect: () => setLive(false),
    });
    return () => {
      close();
      setLive(false);
    };
  }, [who, isExpired]);

  useEffect(() => {
    if (isLive || isExpired) return undefined;
    const timer = setInterval(() => ask.current(), POLL);
    return () => clearInterval(timer);
  }, [isLive, isExpired]);
}
