import type { NotificationCreated } from '@ruta/contracts/notifications/notification.schema';
import type { Socket } from 'socket.io-client';

export interface RealtimeListener {
  /** A notification was created (NOT-02). */
  onCreated: (created: NotificationCreated) => void;
  /** Connected or reconnected, or the server began to follow events. Some may have been missed, so data must be reloaded. */
  onConnect: () => void;
  /** The person's rights have changed and must be reloaded. */
  onRights: () => void;
  /** Disconnected. It reconnects by itself, unless the server closed the socket for good. */
  onDisconnect: () => void;
}

/** Milliseconds until the socket's code is loaded, after the page. */
const AFTER_THE_PAGE = 1_000;
const BACK_MIN = 1_000;
const BACK_MAX = 30_000;

/**
 * Opens the socket of the page's person and role, `{user id}:{role}`. The server identifies them by their session, and
 * refuses a page of somebody else (0072). Returns the
 * function that closes it. Without a socket (blocked by a network, too many windows) updates only arrive later.
 */
export function openChannel(
  who: string,
  { onCreated, onRights, onConnect, onDisconnect }: RealtimeListener,
): () => void {
  let socket: Socket | undefined;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout>;

  const open = async () => {
    const { io } = await import('socket.io-client');
    if (isClosed) return;
    socket = io({
      // Long polling only if the network blocks WebSockets.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: BACK_MIN,
      reconnectionDelayMax: BACK_MAX,
      randomizationFactor: 0.5,
      query: { acting_as: who },
    });
    socket.on('connect', onConnect);
    socket.on('events.missed', onConnect);
    socket.on('disconnect', onDisconnect);
    socket.on('notification.created', onCreated);
    socket.on('rights.changed', onRights);
  };
  // Loading the code may fail, too, such as during a restart of the server; then it is retried.
  const openIn = (pause: number) => {
    if (!isClosed) timer = setTimeout(() => void open().catch(() => openIn(Math.min(pause * 2, BACK_MAX))), pause);
  };
  openIn(AFTER_THE_PAGE);

  return () => {
    isClosed = true;
    clearTimeout(timer);
    socket?.disconnect();
  };
}
