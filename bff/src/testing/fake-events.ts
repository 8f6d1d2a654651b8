import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { NotificationEvent } from '@ruta/contracts/notifications/notification.schema';

/** The event stream of the fake core-api. */
export interface FakeEvents {
  /** The addresses of the streams that were opened. */
  readonly asked: readonly string[];
  open(url: string, res: ServerResponse): void;
  tell(event: NotificationEvent): void;
  /** Announces where the events begin, as core-api does first. */
  tellPosition(id: number): void;
  /** Announces that sessions of a person have ended. */
  tellEnded(userId: number): void;
  /** Breaks the connections. */
  break(): void;
}

export function fakeEvents(): FakeEvents {
  const asked: string[] = [];
  const open = new Set<ServerResponse>();
  let line = Promise.resolve();
  /** Writes in two chunks, as a network may deliver them, one event after the other. */
  const say = (text: string) => {
    line = line.then(async () => {
      for (const res of open) res.write(text.slice(0, 30));
      await wait(2);
      for (const res of open) res.write(text.slice(30));
    });
  };
  return {
    asked,
    open(url, res) {
      asked.push(url);
      open.add(res);
      res.once('close', () => open.delete(res));
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write(': hello\n\n');
    },
    tell(event) {
      say(`id: ${event.notification.id}\nevent: notification.created\ndata: ${JSON.stringify(event)}\n\n`);
    },
    tellPosition(id) {
      say(`id: ${id}\nevent: position\ndata: {}\n\n`);
    },
    tellEnded(userId) {
      say(`event: sessions.ended\ndata: ${JSON.stringify({ user_id: userId })}\n\n`);
    },
    break: () => open.forEach((res) => res.destroy()),
  };
}
