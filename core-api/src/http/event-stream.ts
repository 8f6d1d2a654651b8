import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

export interface StreamedEvent<T> {
  id: number;
  event: string;
  data: T;
}

/** A source of events: rows that are sent in the order of their ids. */
export interface Feed<T> {
  /**
   * True if a reader that reconnects gets missed rows. Exactly one feed is replayed: its ids are those of the stream.
   */
  isReplayed?: boolean;
  /** Registers a listener for possible new rows. Returns the function that removes it. */
  onNews(heard: () => void): () => void;
  /** The highest id. */
  last(): Promise<number>;
  /** The rows after an id, and the rows of `ids`, in order; at most some hundreds. */
  read(after: number, ids: readonly number[]): Promise<StreamedEvent<T>[]>;
}

export interface EventStream {
  /** `GET /internal/events?after=id`; without `after` it starts at the end. */
  handler: RequestHandler;
  /** Ends all streams, so that the server can stop. */
  close: () => void;
}

const HEARTBEAT_MS = 15_000;
/** Polling interval in ms, for rows that another instance wrote. */
const LOOK_MS = 1_000;
/**
 * Ids are assigned before their transaction commits, so a lower id may appear late. It is looked up for this long, in
 * ms.
 */
const LATE_MS = 10_000;
const LATE_MAX = 500;

interface StreamOptions {
  heartbeatMs?: number;
  lookMs?: number;
}

/** Reads a feed from an id, each row once. The returned function tells whether there were new rows. */
function cursorOf<T>(feed: Feed<T>, from: number, tell: (event: StreamedEvent<T>, after: number) => void) {
  let after = from;
  const missing = new Map<number, number>();
  return async (): Promise<boolean> => {
    const now = Date.now();
    for (const [id, since] of missing) if (now - since > LATE_MS) missing.delete(id);
    const events = await feed.read(after, [...missing.keys()]);
    for (const event of events) {
      for (let id = after + 1; id < event.id && missing.size < LATE_MAX; id += 1) missing.set(id, now);
      missing.delete(event.id);
      after = Math.max(after, event.id);
      tell(event, after);
    }
    return events.length > 0;
  };
}

function replayed(feeds: readonly Feed<unknown>[]): Feed<unknown> {
  const [feed, another] = feeds.filter(({ isReplayed }) => isReplayed);
  if (!feed || another) throw new Error('Exactly one feed of the stream is replayed');
  return feed;
}

/**
 * Server-sent events for the bff. A reader that loses the connection reconnects with its last id and misses no
 * committed row.
 */
export function eventStream(
  feeds: readonly Feed<unknown>[],
  log: Logger,
  { heartbeatMs = HEARTBEAT_MS, lookMs = LOOK_MS }: StreamOptions = {},
): EventStream {
  const feed = replayed(feeds);
  // Sent without ids, from the connection on; a reader that was away reloads the whole state instead.
  const hints = feeds.filter((other) => other !== feed);
  const open = new Set<Response>();

  async function follow(res: Response, from: number) {
    let looking = false;
    let wanted = false;
    const said = ({ event, data }: StreamedEvent<unknown>) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    const cursors = [
      cursorOf(feed, from, (event, after) => void res.write(`id: ${after}\n${said(event)}`)),
      ...(await Promise.all(
        hints.map(async (hint) => cursorOf(hint, await hint.last(), (event) => void res.write(said(event)))),
      )),
    ];
    const look = async () => (await Promise.all(cursors.map((cursor) => cursor()))).includes(true);
    const lookOn = async () => {
      wanted = true;
      if (looking) return;
      looking = true;
      try {
        while (wanted) {
          wanted = false;
          if (await look()) wanted = true;
        }
      } catch (error) {
        log.warn({ err: error }, 'the events could not be read');
      } finally {
        looking = false;
      }
    };

    const stopHearing = feeds.map((heard) => heard.onNews(() => void lookOn()));
    const timers = [
      setInterval(() => void lookOn(), lookMs),
      setInterval(() => void res.write(': still here\n\n'), heartbeatMs),
    ];
    open.add(res);
    res.once('close', () => {
      open.delete(res);
      stopHearing.forEach((stop) => stop());
      timers.forEach(clearInterval);
    });
    await lookOn();
  }

  return {
    handler: async (req, res) => {
      const asked = typeof req.query['after'] === 'string' ? req.query['after'] : '';
      const last = await feed.last();
      // After a reset, ids restart: clamp `after` to the highest id.
      const after = /^\d{1,15}$/.test(asked) ? Math.min(Number(asked), last) : last;
      res.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      // Sent at once, so that the reader knows its position before the first event.
      res.write(`id: ${after}\nevent: position\ndata: {}\n\n`);
      void follow(res, after).catch((error: unknown) => {
        log.warn({ err: error }, 'the events could not be followed');
        res.end();
      });
    },
    close: () => open.forEach((res) => res.end()),
  };
}
