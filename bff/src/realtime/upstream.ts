import { setTimeout as wait } from 'node:timers/promises';
import { SessionsEnded } from '@ruta/contracts/access/sessions.schema';
import { RightsChanged } from '@ruta/contracts/roles/rights.schema';
import { NotificationEvent } from '@ruta/contracts/notifications/notification.schema';
import type { CoreServer } from '../core/server';
import type { Logger } from '../log';
import { readEvents } from './read-events';

/** Milliseconds between attempts; the last repeats. Each is shortened by up to half. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;
const PAUSE_MIN = 1_000;

/** Pause in ms after so many failures in a row, with jitter, so that several bffs do not reconnect at once. */
export const pauseAfter = (failures: number, random = Math.random()): number =>
  Math.max(PAUSE_MIN, (PAUSES[Math.min(failures, PAUSES.length) - 1] ?? PAUSE_MIN) * (0.5 + random / 2));

export interface Upstream {
  /** Resolves once it has stopped. */
  done: Promise<void>;
  stop(): void;
}

interface UpstreamDeps {
  core: Pick<CoreServer, 'follow'>;
  log: Logger;
  onEvent: (event: NotificationEvent) => void;
  /** The first events of this process begin here; what happened before is unknown. */
  onBegun?: () => void;
  /** Sessions of a person have ended; null after an interruption, when it is unknown whose. */
  onSessionsEnded?: (userId: number | null) => void;
  /** The rights of a role or a person have changed. */
  onRights?: (changed: RightsChanged) => void;
  pause?: typeof pauseAfter;
}

/** Reads core-api's events for this process. After an interruption it continues after the last id. */
export function followUpstream(deps: UpstreamDeps): Upstream {
  const { core, log, onEvent, onBegun, onSessionsEnded, onRights, pause = pauseAfter } = deps;
  const stopped = new AbortController();
  const { signal } = stopped;
  const isStopped = () => signal.aborted;
  let after: number | undefined;

  const handle = (name: string, data: string) => {
    // Sent on every connect. Events about ended sessions may have been missed, so all are checked.
    if (name === 'position') return onSessionsEnded?.(null);
    if (name === 'sessions.ended') {
      const ended = SessionsEnded.safeParse(parsed(data));
      return ended.success ? onSessionsEnded?.(ended.data.user_id) : undefined;
    }
    if (name === 'rights.changed') {
      const changed = RightsChanged.safeParse(parsed(data));
      return changed.success ? onRights?.(changed.data) : undefined;
    }
    if (name !== 'notification.created') return;
    const read = NotificationEvent.safeParse(parsed(data));
    if (read.success) onEvent(read.data);
    else
      log.error({ issues: read.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`) }, 'strange event');
  };

  const run = async () => {
    let failures = 0;
    let isBegun = false;
    while (!isStopped()) {
      try {
        const query = after === undefined ? '' : `?after=${after}`;
        const stream = await core.follow(`/internal/events${query}`, signal);
        for await (const { id, event, data } of readEvents(stream)) {
          failures = 0;
          if (id !== undefined) after = id;
          handle(event, data);
          if (event === 'position' && !isBegun) {
            isBegun = true;
            onBegun?.();
          }
        }
        throw new Error('the stream ended');
      } catch (error) {
        if (isStopped()) return;
        failures += 1;
        log.warn(
          { failures, cause: error instanceof Error ? error.message : String(error) },
          'no events from core-api',
        );
        await wait(pause(failures), undefined, { signal }).catch(() => undefined);
      }
    }
  };

  return { done: run(), stop: () => stopped.abort() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
