import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProblemCode } from '@ruta/contracts';
import request from 'supertest';
import { createApp } from '../app';
import { openCore } from '../core/server';
import type { Calls } from '../csrf/effects';
import { csrfToken } from '../csrf/token';
import { BODY_LIMITS, type BodyLimits } from '../http/body-limits';
import { openLog } from '../log';
import { openRealtime, type Realtime } from '../realtime/realtime';
import { httpServer, listen } from '../server';
import { startFakeCore, type FakeCore } from './fake-core';

export const INTERNAL_SECRET = 'internal-secret-of-the-tests';
export const SESSION_SECRET = 'session-secret-of-the-tests';
/** The session token of the coach. */
export const TOKEN = 'coach-token-0123456789abcdefghij';

export interface Bff {
  core: FakeCore;
  realtime: Realtime | undefined;
  server: Server;
  port: number;
  /** Folder of the built web. */
  webDir: string;
  /** The lines of the log. */
  log(): string[];
  /** Requests without cookie and headers. */
  plain(): ReturnType<typeof request>;
  get(path: string, token?: string | null): request.Test;
  /** A change as our page sends it: cookie, CSRF header, JSON. */
  change(method: 'post' | 'put' | 'delete', path: string, token?: string): request.Test;
  stop(): Promise<void>;
}

interface Options {
  bodyLimits?: Partial<BodyLimits>;
  secure?: boolean;
  trustProxy?: string | number | false;
  timeoutMs?: number;
  calls?: Calls;
  files?: Record<string, string | Buffer>;
  /** Files of a built Storybook; an empty object is one that is being built. */
  storybook?: Record<string, string>;
  /** Serves sockets and checks their sessions at this interval. */
  realtime?: { recheckMs: number };
}

const INDEX =
  '<!doctype html><html data-session="__SESSION__"><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script>';

/** Starts a bff in front of a fake core-api, on free ports. */
export async function startBff(options: Options = {}): Promise<Bff> {
  const core = await startFakeCore();
  const dir = mkdtempSync(join(tmpdir(), 'bff-'));
  const webDir = join(dir, 'web');
  const storybookDir = join(dir, 'storybook');
  write(webDir, { 'index.html': INDEX, ...options.files });
  if (options.storybook) {
    mkdirSync(storybookDir);
    write(storybookDir, options.storybook);
  }

  const lines: string[] = [];
  const secure = options.secure ?? false;
  const upstream = openCore({
    url: core.url,
    secret: INTERNAL_SECRET,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const publicUrl = `${secure ? 'https' : 'http'}://127.0.0.1:4000`;
  const realtime =
    options.realtime &&
    openRealtime({ config: { publicUrl, secure }, core: upstream, log, pause: () => 5, ...options.realtime });
  const app = createApp({
    config: {
      secure,
      publicUrl,
      sessionSecret: SESSION_SECRET,
      webDir,
      storybookDir: options.storybook ? storybookDir : null,
      trustProxy: options.trustProxy ?? false,
      frameHosts: ['tableros.example.mx'],
      bodyLimits: { ...BODY_LIMITS, ...options.bodyLimits },
    },
    core: upstream,
    log,
    ...(realtime ? { realtime } : {}),
    ...(options.calls ? { calls: options.calls } : {}),
  });
  const server = httpServer(app);
  realtime?.attach(server);
  const port = await listen(server, { port: 0, host: '127.0.0.1' });
  const sid = secure ? '__Host-sid' : 'sid';

  return {
    core,
    realtime,
    server,
    port,
    webDir,
    log: () => lines,
    plain: () => request(server),
    get(path, token = TOKEN) {
      const asked = request(server).get(path);
      return token === null ? asked : asked.set('Cookie', `${sid}=${token}`);
    },
    change(method, path, token = TOKEN) {
      const agent = request(server);
      const asked = agent[method](path);
      return asked.set('Cookie', `${sid}=${token}`).set('X-CSRF-Token', csrfToken(SESSION_SECRET, token));
    },
    async stop() {
      await realtime?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await upstream.destroy();
      await core.close();
      rmSync(dir, { recursive: true });
    },
  };
}

function write(dir: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
}

/** The shape of a refusal in a reply. */
export const refusal = (code: ProblemCode): Record<string, unknown> => ({
  error: true,
  code,
  message: expect.any(String) as unknown,
  errors: expect.any(Object) as unknown,
  request_id: expect.any(String) as unknown,
});

/** The cookies set by a reply. */
export const cookiesOf = (res: request.Response): string[] => res.get('Set-Cookie') ?? [];
