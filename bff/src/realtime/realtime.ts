import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { NotificationCreated, NotificationEvent } from '@ruta/contracts/notifications/notification.schema';
import type { RightsChanged } from '@ruta/contracts/roles/rights.schema';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import type { Config } from '../config';
import type { CoreServer } from '../core/server';
import type { Logger } from '../log';
import { sessionCookies } from '../session/session';
import { callerOf, limitConcurrency, whoIsBy, type Caller } from './handshake';
import { limitMessages } from './message-rate';
import { followUpstream, type Upstream } from './upstream';

interface ToBrowser {
  'notification.created': (created: NotificationCreated) => void;
  /** The person's rights have changed; the browser reloads them. */
  'rights.changed': () => void;
  /** Events may have been missed; the browser reloads notifications. */
  'events.missed': () => void;
}
type Sockets = Server<DefaultEventsMap, ToBrowser, DefaultEventsMap, Caller>;
type OneSocket = Socket<DefaultEventsMap, ToBrowser, DefaultEventsMap, Caller>;

export interface Realtime {
  /** Serves /socket.io on this server and starts to read core-api's events. */
  attach(server: HttpServer): void;
  /** Closes the sockets of an ended session at once. */
  ended(token: string): void;
  /** Closes all connections. Browsers reconnect by themselves, here or to another instance. */
  close(): Promise<void>;
}

interface RealtimeDeps {
  config: Pick<Config, 'publicUrl' | 'secure'>;
  core: CoreServer;
  log: Logger;
  /** Interval in ms at which the sessions of open sockets are checked. */
  recheckMs?: number;
  pause?: (failures: number) => number;
}

const MESSAGE_MAX = 64 * 1024;
const SOCKETS_PER_PERSON = 10;
const HANDSHAKES_AT_ONCE = 32;
const RECHECK_MS = 60_000;
const TOGETHER_MS = 30;

/** A cycle started or finished: roles and schools of anybody may have changed. */
const EVERYBODY = 'everybody';

const roomOf = (userId: number) => `user:${userId}`;

/**
 * Sends notifications to browsers (NOT-02). A socket's message is a hint: the rows are the truth, and the browser
 * reloads them after every interruption. The server puts a socket into its person's room; messages of browsers are
 * ignored.
 */
export function openRealtime({ config, core, log, recheckMs = RECHECK_MS, pause }: RealtimeDeps): Realtime {
  const sessions = sessionCookies(config);
  const whoIs = whoIsBy(core);
  const limited = limitConcurrency(HANDSHAKES_AT_ONCE);
  const callers = new WeakMap<IncomingMessage, Caller>();
  let upstream: Upstream | undefined;

  const io: Sockets = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MESSAGE_MAX,
    connectTimeout: 10_000,
    allowRequest: (req, answer) => {
      limited(() => callerOf(req, { site: config, sessions, whoIs }))
        .then((caller) => {
          if (caller) callers.set(req, caller);
          answer(null, caller !== null);
        })
        .catch(() => answer('unavailable', false));
    },
  });

  io.on('connection', (socket: OneSocket) => {
    const caller = callers.get(socket.request);
    // The handshake was not checked: refuse.
    if (!caller) return void socket.disconnect(true);
    const room = roomOf(caller.userId);
    if ((io.sockets.adapter.rooms.get(room)?.size ?? 0) >= SOCKETS_PER_PERSON) return void socket.disconnect(true);
    socket.data = caller;
    socket.use(() => undefined); // ignores messages of browsers
    void socket.join(room);
  });

  const disconnectAll = (token: string) => {
    for (const socket of io.sockets.sockets.values()) if (socket.data.token === token) socket.disconnect(true);
  };
  /** Checks the sessions of all sockets, or of one person's, and closes sockets of ended sessions. */
  const recheck = async (userId: number | null = null) => {
    const callers = [...io.sockets.sockets.values()].map(({ data }) => data);
    const tokens = new Set(callers.filter((one) => userId === null || one.userId === userId).map(({ token }) => token));
    for (const token of tokens) {
      try {
        if ((await whoIs(token)) === null) disconnectAll(token);
      } catch {
        // core-api does not answer: sockets stay open
      }
    }
  };
  /** Only one full check runs at a time, so that checks do not pile up on a slow core-api. */
  let isChecking = false;
  const recheckAll = async () => {
    if (isChecking) return;
    isChecking = true;
    await recheck();
    isChecking = false;
  };
  const rechecking = setInterval(() => void recheckAll(), recheckMs);
  rechecking.unref();

  const send = ({ user_id, ...created }: NotificationEvent) =>
    void io.to(roomOf(user_id)).emit('notification.created', created);

  /** Collects changes for TOGETHER_MS, so that one save with many switches sends one message. */
  const changed = new Set<string>();
  const queueRights = (rights: RightsChanged) => {
    if (changed.size === 0) setTimeout(sendChanged, TOGETHER_MS).unref();
    if ('everybody' in rights) changed.add(EVERYBODY);
    else if ('role' in rights) changed.add(rights.role);
    else for (const id of 'user_ids' in rights ? rights.user_ids : [rights.user_id]) changed.add(roomOf(id));
  };
  const sendChanged = () => {
    for (const socket of io.sockets.sockets.values()) {
      const { role, userId } = socket.data;
      if (changed.has(EVERYBODY) || changed.has(role) || changed.has(roomOf(userId))) socket.emit('rights.changed');
    }
    changed.clear();
  };

  return {
    attach(server) {
      io.attach(server);
      io.engine.on('connection', limitMessages);
      upstream = followUpstream({
        core,
        log,
        onEvent: send,
        // Browsers may have connected and read before core-api was ready to tell events (NOT-02).
        onBegun: () => void io.emit('events.missed'),
        onSessionsEnded: (userId) => void (userId === null ? recheckAll() : recheck(userId)),
        onRights: queueRights,
        ...(pause ? { pause } : {}),
      });
    },
    ended: disconnectAll,
    async close() {
      clearInterval(rechecking);
      upstream?.stop();
      await upstream?.done;
      // Closes the transports only: a disconnect message would keep browsers from reconnecting.
      io.engine.close();
    },
  };
}
