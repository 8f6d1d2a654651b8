import type { MemoryServer } from './memory-server';
import { uploadsTo } from './sent-files';

const OURS = 'ruta.';
let current: MemoryServer | undefined;

/** Sets the server in memory that answers from now on. */
export function serveFrom(server: MemoryServer): void {
  current = server;
}

/** Removes the product's localStorage entries; the returned function restores them. */
function withoutKept(): () => void {
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  const kept = keys().map((key) => [key, localStorage.getItem(key)] as const);
  const forgetAll = () => keys().forEach((key) => localStorage.removeItem(key));
  forgetAll();
  return () => {
    forgetAll();
    kept.forEach(([key, value]) => localStorage.setItem(key, value ?? ''));
  };
}

/**
 * Redirects the product's requests to the server in memory while a story is shown; other requests use the network.
 * Returns a function that restores the original.
 */
export function interceptRequests(): () => void {
  const { fetch: network, XMLHttpRequest: sending } = globalThis;
  const restore = withoutKept();
  globalThis.fetch = (input, init) =>
    (typeof input === 'string' ? current?.fetch(input, init) : undefined) ?? network(input, init);
  globalThis.XMLHttpRequest = uploadsTo(() => current);
  return () => {
    globalThis.fetch = network;
    globalThis.XMLHttpRequest = sending;
    current = undefined;
    restore();
  };
}

/** Throws if a request of the story was unanswered or an answer broke its contract. Called after the play function. */
export function throwMistakes(): void {
  const mistakes = current?.mistakes ?? [];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** Whether all requests so far are answered. */
export const isAnswered = (): boolean => current?.pending() === 0;
