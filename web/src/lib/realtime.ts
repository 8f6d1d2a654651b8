import type { NotificationCreated } from '@ruta/contracts/notifications/notification.schema';
import type { Socket } from 'socket.io-client';

export interface RealtimeListener {
  /** Something happened just now (NOT-02). */
  onCreated: (created: NotificationCreated) => void;
  /** The channel stands, again or for the first time: what happened meanwhile has to be asked for. */
  onConnect: () => void;
  /** What this person may do has changed: it has to be asked for. */
  onRights: () => void;
  /** The channel is gone; it comes back by itself, unless the server said goodbye. */
  onDisconnect: () => void;
}

/** The page itself comes first; the channel's code is fetched after it, in milliseconds. */
const AFTER_THE_PAGE = 1_000;
const BACK_MIN = 1_000;
const BACK_MAX = 30_000;

/**
 * Opens this person's private channel; the server knows from the session whose it is, and nothing is ever said into it.
 * Returns the way to close it. Whoever cannot have one (a network that cuts it, too many windows) loses only speed.
 */
export function openChannel({ onCreated, onRights, onConnect, onDisconnect }: RealtimeListener): () => void {
  let socket: Socket | undefined;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout>;

  const open = async () => {
    const { io } = await import('socket.io-client');
    if (isClosed) return;
    socket = io({
      // Long polling only where the network lets no WebSocket through.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: BACK_MIN,
      reconnectionDelayMax: BACK_MAX,
      randomizationFactor: 0.5,
    });
    socket.on('connect', onConnect);
    socket.on('disconnect', onDisconnect);
    socket.on('notification.created', onCreated);
    socket.on('rights.changed', onRights);
  };
  // Its code may not arrive either, while the server restarts: then it is asked for again.
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
