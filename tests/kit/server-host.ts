import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A process in which a server is opened and stopped many times, so that it is loaded and compiled once. */
export interface ServerHost {
  /** Opens the server with these variables. Resolves to the port that core-api got. */
  open(environment: Record<string, string>): Promise<number | undefined>;
  /** Stops it. Rejects where a request, a job or a delivery is still under way after `withinMs`. */
  stop(withinMs: number): Promise<void>;
  end(): Promise<void>;
}

interface Answer {
  value?: unknown;
  error?: string;
}

/** Starts the process of a server that has been built. */
export async function startHost(name: 'core-api' | 'bff'): Promise<ServerHost> {
  const host = fileURLToPath(new URL('./host-process.mjs', import.meta.url));
  const child = fork(host, [join(root, name, 'dist/open-server.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    silent: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const answered = async () => {
    const { value, error } = await nextAnswer(child);
    if (error !== undefined) throw new Error(`${name}: ${error}\n${output}`);
    return value as number | undefined;
  };
  await answered();
  return {
    open: (environment) => {
      child.send({ act: 'open', environment });
      return answered();
    },
    stop: async (withinMs) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`${name} has work under way after ${withinMs} ms`)), withinMs);
      });
      child.send({ act: 'stop' });
      try {
        await Promise.race([answered(), late]);
      } finally {
        clearTimeout(timer);
      }
    },
    end: () =>
      new Promise((gone) => {
        if (child.exitCode !== null) return gone();
        child.once('exit', () => gone());
        child.disconnect();
      }),
  };
}

/** What the process answers next, or that it has ended. */
function nextAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve) => {
    const ended = (code: number | null) => resolve({ error: `ended with code ${String(code)}` });
    child.once('exit', ended);
    child.once('message', (answer: Answer) => {
      child.off('exit', ended);
      resolve(answer);
    });
  });
}
