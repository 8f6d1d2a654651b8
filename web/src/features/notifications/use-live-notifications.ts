import { useEffect, useRef, useState } from 'react';
import { announceRightsChanged, useRefresh } from '../../lib/api';
import { openChannel } from '../../lib/realtime';
import { useSession } from '../../lib/session';
import { NOTIFICATIONS } from './notifications.calls';

/** Polling interval in ms without a socket. */
export const POLL = 60_000;

/**
 * Keeps notifications up to date (NOT-02): on each event of the socket, after each reconnect, and every minute without
 * a socket. Used once per application.
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

  // Another person or role has another session and so another socket; without a session there is none.
  useEffect(() => {
    if (isExpired) return undefined;
    const close = openChannel(who, {
      onCreated: () => ask.current(),
      onRights: announceRightsChanged,
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
