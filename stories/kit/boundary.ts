import type { MemoryServer } from './memory-server';
import { sentTo } from './sent-files';

const OURS = 'ruta.';
let current: MemoryServer | undefined;

/** The server in memory that answers from now on. */
export function serveFrom(server: MemoryServer): void {
  current = server;
}

/** What is kept on this device by the product; a story begins without it and leaves it as it was. */
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
 * Stands between the product and the network while a story is shown: calls of the product go to the server in memory,
 * everything else goes where it goes. Returns the way to take it down again.
 */
export function raiseBoundary(): () => void {
  const { fetch: network, XMLHttpRequest: sending } = globalThis;
  const restore = withoutKept();
  globalThis.fetch = (input, init) =>
    (typeof input === 'string' ? current?.fetch(input, init) : undefined) ?? network(input, init);
  globalThis.XMLHttpRequest = sentTo(() => current);
  return () => {
    globalThis.fetch = network;
    globalThis.XMLHttpRequest = sending;
    current = undefined;
    restore();
  };
}

/** What the story forgot to answer, or answers wrongly: told once the story was played. */
export function tellMistakes(): void {
  const mistakes = current?.mistakes ?? [];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** Whether everything that was asked so far is answered. */
export const isAnswered = (): boolean => current?.pending() === 0;
