import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ZoomAccount } from '../zoom-account';

/** How Zoom fails; each is over once a test sets it back. */
export interface ZoomFailure {
  /** Answers every call, but not tokens, with this status. */
  status?: number;
  /** Answers with this status where a token is asked for. */
  tokenStatus?: number;
  /** Holds back the answers to calls until it is called again with false. */
  hangs?: boolean;
  /** Answers with a body that is too long. */
  floods?: boolean;
}

export interface ZoomServer {
  account: ZoomAccount;
  state: ZoomFailure;
  /** Every request, such as `POST /v2/users/me/meetings`. */
  asked: string[];
  /** Bodies of new meetings. */
  made: Record<string, unknown>[];
  /** Ids of the meetings that are there. */
  meetings: Set<string>;
  /** Tokens that are good. */
  tokens: Set<string>;
  /** Answers what was held back. */
  release(): void;
  /** Empties it, and forgets its tokens. */
  reset(): void;
  close(): Promise<void>;
}

export const ZOOM_SECRETS = ['the-account-of-zoom', 'the-client-of-zoom', 'the-secret-of-zoom'] as const;

/** A Zoom of its own on this machine: tokens, meetings, and addresses that change with every question. */
export async function zoomServer(): Promise<ZoomServer> {
  const held: (() => void)[] = [];
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  server.unref();
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [accountId, clientId, clientSecret] = ZOOM_SECRETS;
  const zoom: ZoomServer = {
    account: {
      ...{ accountId, clientId, clientSecret, host: 'account' },
      ...{ apiUrl: `${base}/v2`, oauthUrl: `${base}/oauth/token` },
    },
    ...{ state: {}, asked: [], made: [], meetings: new Set(), tokens: new Set() },
    release: () => held.splice(0).forEach((one) => one()),
    reset() {
      zoom.state = {};
      zoom.release();
      zoom.asked.length = 0;
      zoom.made.length = 0;
      zoom.meetings.clear();
      zoom.tokens.clear();
    },
    close: async () => {
      zoom.release();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  let counted = 0;
  const next = () => (counted += 1);

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', base);
    const body = await textOf(req);
    zoom.asked.push(`${req.method} ${url.pathname}`);
    const reply = (status: number, value?: object) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(value && JSON.stringify(value));
    };
    if (url.pathname === '/oauth/token') {
      const pair = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      const isOurs = req.headers.authorization === pair && url.searchParams.get('account_id') === accountId;
      if (zoom.state.tokenStatus !== undefined || !isOurs) return reply(zoom.state.tokenStatus ?? 401);
      const access_token = `token-of-zoom-${next()}`;
      zoom.tokens.add(access_token);
      return reply(200, { access_token, token_type: 'bearer', expires_in: 3600, scope: 'meeting:write' });
    }
    if (zoom.state.hangs) await new Promise<void>((released) => held.push(released));
    if (!zoom.tokens.has(req.headers.authorization?.replace('Bearer ', '') ?? '')) return reply(401);
    if (zoom.state.status !== undefined) return reply(zoom.state.status);
    if (zoom.state.floods) return reply(200, { padding: 'x'.repeat(300_000) });
    if (req.method === 'POST') {
      const id = 81_000_000_000 + next();
      zoom.made.push(JSON.parse(body) as Record<string, unknown>);
      zoom.meetings.add(String(id));
      return reply(201, {
        id,
        join_url: `https://zoom.test/j/${id}?pwd=the-word-of-${id}`,
        start_url: 'https://x.test',
      });
    }
    const id = url.pathname.split('/').at(-1) ?? '';
    if (!zoom.meetings.has(id)) return reply(404, { code: 3001 });
    if (req.method === 'DELETE') {
      zoom.meetings.delete(id);
      return reply(204);
    }
    return reply(200, { id: Number(id), start_url: `https://zoom.test/s/${id}?zak=the-key-${next()}` });
  }
  return zoom;
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
