import { waitFor } from '@testing-library/react';
import type { SentRequest } from './fake-server';

/** Calls that are answered when a test says so. */
export function pendingCalls() {
  const waiting = new Map<string, { sent: SentRequest; reply: (reply: unknown) => void }>();
  return {
    /** A reply for `replies`, under a name. */
    pending: (call: string) => (sent: SentRequest) => new Promise((reply) => waiting.set(call, { sent, reply })),
    /** Answers the call of that name; the reply may depend on what was sent. */
    answer: async (call: string, reply: unknown) => {
      const { sent, reply: give } = await waitFor(() => {
        const found = waiting.get(call);
        if (!found) throw new Error(`Nobody called ${call}`);
        return found;
      });
      waiting.delete(call);
      give(typeof reply === 'function' ? (reply as (request: SentRequest) => unknown)(sent) : reply);
    },
  };
}
