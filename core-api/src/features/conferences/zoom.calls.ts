import { z } from 'zod';
import type { Clock } from '../../time/clock';
import { MeetingsFailed } from './meetings';
import type { ZoomAccount } from '../../zoom-account';

/** A token is renewed so long before it ends. */
const MARGIN_MS = 60_000;
const TOKEN_PATIENCE_MS = 5_000;
/** Bytes of an answer; Zoom's are some kilobytes. */
const ANSWER_MAX = 200_000;

const TokenReply = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Token {
  value: string;
  /** Milliseconds of the clock. */
  until: number;
}

interface Asked {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the address of the calls. */
  path: string;
  body?: object;
  /** Milliseconds for the call, without a token that has to be fetched first. */
  patienceMs: number;
}

interface Answer {
  status: number;
  /** Parsed JSON; undefined without a body, and where the status is a refusal. */
  body: unknown;
}

/** Calls Zoom with a token of the account, which is fetched once for all and renewed when it ends or is refused. */
export function zoomCalls(account: ZoomAccount, clock: Clock) {
  let asked: Promise<Token> | undefined;
  const drop = (old: Promise<Token>) => {
    if (asked === old) asked = undefined;
  };
  const tokenAsked = (): Promise<Token> => {
    if (asked) return asked;
    const mine = fetchToken(account, clock);
    asked = mine;
    mine.catch(() => drop(mine));
    return mine;
  };
  const usableToken = async (): Promise<{ value: string; drop: () => void }> => {
    const mine = tokenAsked();
    const { value, until } = await mine;
    if (clock.now().getTime() < until) return { value, drop: () => drop(mine) };
    drop(mine);
    const renewed = tokenAsked();
    return { value: (await renewed).value, drop: () => drop(renewed) };
  };

  const send = async ({ method, path, body, patienceMs }: Asked, token: string): Promise<Answer> =>
    answerOf(`${account.apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });

  /** Zoom's answer, whatever its status. With 401 the call is repeated once, with a new token. */
  return async (call: Asked): Promise<Answer> => {
    const token = await usableToken();
    const answer = await send(call, token.value);
    if (answer.status !== 401) return answer;
    token.drop();
    return send(call, (await usableToken()).value);
  };
}

async function fetchToken({ oauthUrl, ...account }: ZoomAccount, clock: Clock): Promise<Token> {
  const url = new URL(oauthUrl);
  url.searchParams.set('grant_type', 'account_credentials');
  url.searchParams.set('account_id', account.accountId);
  const pair = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  const { status, body } = await answerOf(url.href, {
    method: 'POST',
    headers: { authorization: `Basic ${pair}` },
    signal: AbortSignal.timeout(TOKEN_PATIENCE_MS),
  });
  const reply = TokenReply.safeParse(body);
  if (!reply.success) throw new MeetingsFailed(`Zoom gave no token (${status})`);
  const { access_token, expires_in } = reply.data;
  return { value: access_token, until: clock.now().getTime() + expires_in * 1000 - MARGIN_MS };
}

/** Errors of `fetch` name addresses, which hold ids; only their code is told. */
async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  try {
    // The token goes nowhere else.
    const response = await fetch(url, { ...init, redirect: 'error' });
    if (response.ok) return { status: response.status, body: parsed(await textOf(response)) };
    await response.body?.cancel();
    return { status: response.status, body: undefined };
  } catch (error) {
    if (error instanceof MeetingsFailed) throw error;
    throw new MeetingsFailed(`Zoom could not be asked (${codeOf(error)})`);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > ANSWER_MAX) throw new MeetingsFailed('Zoom answered with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new MeetingsFailed('Zoom answered with something that is no JSON');
  }
}

function codeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'unknown');
}
