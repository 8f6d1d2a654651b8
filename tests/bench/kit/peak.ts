import type { Server } from './servers';

/** The peak of the servers' total memory in MB, sampled 200 times a second. */
export function watch(...servers: readonly Server[]): () => number {
  let peak = 0;
  const look = () =>
    (peak = Math.max(
      peak,
      servers.reduce((sum, server) => sum + server.memory(), 0),
    ));
  const timer = setInterval(look, 5);
  return () => {
    clearInterval(timer);
    return look();
  };
}
