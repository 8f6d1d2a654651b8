import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { NotificationCreated, NotificationEvent } from '@ruta/contracts/notifications/notification.schema';
import type { RightsChanged } from '@ruta/contracts/roles/rights.schema';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import type { Config } from '../config';
import type { CoreServer } from '../core/server';
import type { Logger } from '../log';
import { sessionCookies } from '../session/session';
import { callerOf, inLine, whoIsBy, type Caller } from './doors';
import { followUpstream, type Upstream } from './upstream';

interface ToBrowser {
  'notification.created': (created: NotificationCreated) => void;
  /** What the person may do is to be asked for again. */
  'rights.changed': () => void;
}
type Sockets = Server<DefaultEventsMap, ToBrowser, DefaultEventsMap, Caller>;
type OneSocket = Socket<DefaultEventsMap, ToBrowser, DefaultEventsMap, Caller>;

export interface Realtime {
  /** Answers at /socket.io of this server, and begins to listen to core-api. */
  attach(server: HttpServer): void;
  /** A session has ended here: its sockets close at once. */
  ended(token: string): void;
  /** Lets everybody go, who will come back by themselves, here or at another copy. */
  close(): Promise<void>;
}

interface RealtimeDeps {
  config: Pick<Config, 'publicUrl' | 'secure'>;
  core: CoreServer;
  log: Logger;
  /** How often the sessions of open sockets are looked at again. */
  recheckMs?: number;
  pause?: (failures: number) => number;
}

const MESSAGE_MAX = 64 * 1024;
const SOCKETS_PER_PERSON = 10;
const HANDSHAKES_AT_ONCE = 32;
const RECHECK_MS = 60_000;
const TOGETHER_MS = 30;

const roomOf = (userId: number) => `user:${userId}`;

/**
 * Tells people at once what happened (NOT-02). The socket is a hint: what counts are the rows, which the browser asks
 * for again after every pause. A socket joins its own person's room, by this server's hand; browsers have nothing to say.
 */
export function openRealtime({ config, core, log, recheckMs = RECHECK_MS, pause }: RealtimeDeps): Realtime {
  const sessions = sessionCookies(config);
  const whoIs = whoIsBy(core);
  const atTheDoor = inLine(HANDSHAKES_AT_ONCE);
  const callers = new WeakMap<IncomingMessage, Caller>();
  let upstream: Upstream | undefined;

  const io: Sockets = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MESSAGE_MAX,
    connectTimeout: 10_000,
    allowRequest: (req, answer) => {
      atTheDoor(() => callerOf(req, { publicUrl: config.publicUrl, sessions, whoIs }))
        .then((caller) => {
          if (caller) callers.set(req, caller);
          answer(null, caller !== null);
        })
        .catch(() => answer('unavailable', false));
    },
  });

  io.on('connection', (socket: OneSocket) => {
    const caller = callers.get(socket.request);
    // Without a caller nobody stood at the door: the missing person is refused, never taken for everybody.
    if (!caller) return void socket.disconnect(true);
    const room = roomOf(caller.userId);
    if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= SOCKETS_PER_PERSON) return void socket.disconnect(true);
    socket.data = caller;
    socket.use(() => undefined); // whatever a browser says goes nowhere
    void socket.join(room);
  });

  const dropAll = (token: string) => {
    for (const socket of io.sockets.sockets.values()) if (socket.data.token === token) socket.disconnect(true);
  };
  /** Looks again at everybody's sessions, or at those of one person. */
  const recheck = async (userId: number | null = null) => {
    const callers = [...io.sockets.sockets.values()].map(({ data }) => data);
    const tokens = new Set(callers.filter((one) => userId === null || one.userId === userId).map(({ token }) => token));
    for (const token of tokens) {
      try {
        if ((await whoIs(token)) === null) dropAll(token);
      } catch {
        // core-api is away: nobody is sent off for that
      }
    }
  };
  /** Of everybody one look at a time: a slow core-api is not asked by several. */
  let isLooking = false;
  const recheckAll = async () => {
    if (isLooking) return;
    isLooking = true;
    await recheck();
    isLooking = false;
  };
  const rechecking = setInterval(() => void recheckAll(), recheckMs);
  rechecking.unref();

  const tell = ({ user_id, ...created }: NotificationEvent) =>
    void io.to(roomOf(user_id)).emit('notification.created', created);

  /** A matrix saved with a hundred switches is one piece of news. */
  const changed = new Set<string>();
  const tellRights = (rights: RightsChanged) => {
    if (changed.size === 0) setTimeout(tellChanged, TOGETHER_MS).unref();
    changed.add('role' in rights ? rights.role : roomOf(rights.user_id));
  };
  const tellChanged = () => {
    for (const socket of io.sockets.sockets.values()) {
      const { role, userId } = socket.data;
      if (changed.has(role) || changed.has(roomOf(userId))) socket.emit('rights.changed');
    }
    changed.clear();
  };

  return {
    attach(server) {
      io.attach(server);
      upstream = followUpstream({
        core,
        log,
        onEvent: tell,
        onSessionsEnded: (userId) => void (userId === null ? recheckAll() : recheck(userId)),
        onRights: tellRights,
        ...(pause ? { pause } : {}),
      });
    },
    ended: dropAll,
    async close() {
      clearInterval(rechecking);
      upstream?.stop();
      await upstream?.done;
      // The transports close, not the conversations: so the browsers know that they may come back.
      io.engine.close();
    },
  };
}
