/** Messages that a browser may send per second. Our pages send one, on connecting. */
const MESSAGES_MAX = 20;
const SECOND_MS = 1_000;

/** What is needed of Engine.IO's connection. */
interface Connection {
  on(event: 'packet', heard: (packet: { type: string }) => void): unknown;
  close(discard: boolean): unknown;
}

/** Closes a connection that sends more than MESSAGES_MAX messages in a second. Heartbeats do not count. */
export function limitMessages(connection: Connection): void {
  let since = 0;
  let messages = 0;
  connection.on('packet', ({ type }) => {
    if (type !== 'message') return;
    const now = performance.now();
    if (now - since >= SECOND_MS) [since, messages] = [now, 0];
    messages += 1;
    if (messages > MESSAGES_MAX) connection.close(true);
  });
}
