import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

export interface StreamedEvent<T> {
  id: number;
  event: string;
  data: T;
}

/** Rows that are told on in the order of their ids. */
export interface Feed<T> {
  /** Whether a reader that reconnects gets what it missed. Exactly one feed is so: its ids are those of the stream. */
  isReplayed?: boolean;
  /** Calls when there may be new rows; returns the way to stop. */
  onNews(heard: () => void): () => void;
  /** The highest id there is. */
  last(): Promise<number>;
  /** The rows after an id, and those of `ids`, in order; some hundreds at most. */
  read(after: number, ids: readonly number[]): Promise<StreamedEvent<T>[]>;
}

export interface EventStream {
  /** `GET /internal/events?after=id`; without `after` from now on. */
  handler: RequestHandler;
  /** Ends every stream, so that the server can stop. */
  close: () => void;
}

const HEARTBEAT_MS = 15_000;
/** For rows that another copy of the server wrote. */
const LOOK_MS = 1_000;
/** Ids are given before their transaction commits, so a lower one may appear after a higher: it is looked for this long. */
const LATE_MS = 10_000;
const LATE_MAX = 500;

interface StreamOptions {
  heartbeatMs?: number;
  lookMs?: number;
}

/** Reads a feed on from an id, each row once; says whether there was any. */
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
 * Server-sent events for the bff (architecture: inside). Whoever loses the connection asks again with the last id they
 * saw and misses nothing that was committed.
 */
export function eventStream(
  feeds: readonly Feed<unknown>[],
  log: Logger,
  { heartbeatMs = HEARTBEAT_MS, lookMs = LOOK_MS }: StreamOptions = {},
): EventStream {
  const feed = replayed(feeds);
  // Sent from the moment of the connection, without an id: whoever was away asks for the whole state instead.
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
      // A database that was emptied counts anew; who asks for what lies beyond it begins at its end.
      const after = /^\d{1,15}$/.test(asked) ? Math.min(Number(asked), last) : last;
      res.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
      // At once, so that the reader knows where it stands even before anything happens.
      res.write(`id: ${after}\nevent: position\ndata: {}\n\n`);
      void follow(res, after).catch((error: unknown) => {
        log.warn({ err: error }, 'the events could not be followed');
        res.end();
      });
    },
    close: () => open.forEach((res) => res.end()),
  };
}
