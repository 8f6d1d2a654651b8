import {
  MESSAGES,
  ROLES,
  type Ability,
  type Endpoint,
  type FileReply,
  type Locale,
  type MessageCode,
} from '@ruta/contracts';
import { byPrecedence } from '@ruta/contracts/kit/match';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import { type Actor, assertFreshSession, assertPasswordConfirmed } from '../kernel/actor';
import { Problem } from '../kernel/problem';
import { currentRequest } from '../kernel/request';
import type { UploadedFile } from '../kernel/uploaded-file';
import { checkReply } from './exact';
import { parse } from './parse';
import type { RawCall } from './raw-call';
import { sendFile } from './send-file';
import { isMultipart, receive } from './upload';

/** A session that a reply begins, renews or ends; the bff turns it into its cookie and shows it to nobody. */
export type SessionChange = { token: string; expiresAt: Date | null } | 'ended';

interface Call<E extends Endpoint> {
  actor: Actor;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Where the contract takes an upload: at least one file, and no more than it says. */
  files: readonly UploadedFile[];
  locale: Locale;
}

/** What a handler gives: the contract's reply, its message as a code instead of a sentence. */
type Answer<E extends Endpoint> = Omit<z.input<E['reply']>, 'message'> & {
  message?: MessageCode;
  session?: SessionChange;
};

export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<Answer<Endpoint>>;
}

/** Joins a contract to the service that answers it. */
export const serve = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'], // the router calls it only with what this endpoint's own schemas parsed
});

export interface Doors {
  /** The actor of a request's token, or null for nobody. */
  authenticate: (req: Request) => Promise<Actor | null>;
}

/** Makes a repeated POST harmless: its effect happens once. */
export interface Idempotency {
  once(
    req: Request,
    endpoint: Endpoint,
    caller: Actor | null,
    sent: RawCall,
    work: () => Promise<Answered>,
  ): Promise<Answered>;
}

export interface RouterOptions extends Doors {
  /** The folder where files lie until their call is answered. */
  incoming: string;
  idempotency: Idempotency;
}

const pass: RequestHandler = (_req, _res, next) => next();

/** The only place where Express meets a feature: admission, parsing and the reply check cannot be skipped. */
export function routerOf(routes: readonly Route[], { authenticate, incoming, idempotency }: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  const fixed = new Map<string, RequestHandler>();
  // Most addresses have nothing in them that varies: found at once, where the router tries one pattern after the other.
  router.use((req, res, next) => (fixed.get(`${req.method} ${req.path}`) ?? pass)(req, res, next));
  for (const route of [...routes].sort((a, b) => byPrecedence(a.endpoint, b.endpoint))) {
    const { endpoint } = route;
    const handler = async (req: Request, res: Response) => {
      const caller = await authenticate(req);
      if (endpoint.upload) await answerUpload(route, caller, { req, res, incoming, idempotency });
      else if (isMultipart(req)) throw new Problem('request.unsupported-type');
      else {
        const { params, query } = req;
        const raw = { params, query, body: req.body as unknown };
        await send(res, endpoint, await idempotency.once(req, endpoint, caller, raw, () => answer(route, caller, raw)));
      }
    };
    if (!endpoint.path.includes(':')) fixed.set(`${endpoint.method.toUpperCase()} ${endpoint.path}`, handler);
    router[endpoint.method](endpoint.path, handler);
  }
  return router;
}

/** A call with files. Who may not make it is told so before a byte of them is read. */
async function answerUpload(
  route: Route,
  caller: Actor | null,
  { req, res, incoming, idempotency }: Omit<RouterOptions, 'authenticate'> & { req: Request; res: Response },
): Promise<void> {
  const { endpoint } = route;
  admit(endpoint, caller);
  if (!endpoint.upload) return;
  const locale = currentRequest()?.locale ?? 'es';
  const { fields, files, discard } = await receive(req, res, { upload: endpoint.upload, folder: incoming, locale });
  const { params, query } = req;
  const raw = { params, query, body: fields, files };
  const answered = await idempotency
    .once(req, endpoint, caller, raw, () => answer(route, caller, raw))
    .finally(discard);
  await send(res, endpoint, answered);
}

export interface Answered {
  /** The whole body of the reply, as the contract promises it. */
  reply: unknown;
  session: SessionChange | undefined;
}

/** One call from admission to the checked reply: the same for a request of its own and for one of a batch. */
export async function answer({ endpoint, handle }: Route, caller: Actor | null, raw: RawCall): Promise<Answered> {
  const actor = admit(endpoint, caller);
  const locale = currentRequest()?.locale ?? 'es';
  const { message, session, ...answered } = await handle({
    ...parse(endpoint, raw, locale),
    files: raw.files ?? [],
    actor,
    locale,
  } as Call<Endpoint>);
  if (isScoped(endpoint, actor) && !actor.scopeAsked) throw new Problem('access.not-evaluated');
  const body = message ? { ...answered, message: MESSAGES[message][locale] } : answered;
  // Strips what the contract does not promise, and refuses what it does promise and we forgot.
  return { reply: checkReply(endpoint.reply, body), session };
}

/** Refuses strangers with 401 and people without the ability with 403; some calls want the password again. */
function admit({ access, effects, confirm }: Endpoint, actor: Actor | null): Actor {
  if ('public' in access) return actor ?? NOBODY;
  if (!actor) throw new Problem('access.anonymous');
  if (!('ability' in access)) return actor;
  const { ability } = access;
  if (!actor.grants.has(ability))
    throw new Problem(actor.withheld.has(ability) ? 'access.two-factor-required' : 'access.refused');
  if (confirm === true) assertPasswordConfirmed(actor);
  if (effects && ROLES[actor.role].area === 'admin' && !isOwnMatter(ability)) assertFreshSession(actor);
  return actor;
}

/** Oneself and one's notifications; everything else that administrators change is other people's. */
const isOwnMatter = (ability: Ability) => /^(self|notification):/.test(ability);

const NOBODY: Actor = {
  userId: 0,
  sessionId: 0,
  role: 'PETITIONER',
  schoolId: null,
  timezone: 'UTC',
  locale: 'es',
  grants: new Map(),
  withheld: new Set(),
  isRemembered: false,
  confirmedAgo: 0,
  scopeAsked: false,
};

/** Catalogues hold nobody's data; every other ability has to narrow what it reads or writes. */
const isScoped = ({ access }: Endpoint, actor: Actor) =>
  'ability' in access && actor.grants.get(access.ability) !== 'C';

async function send(res: Response, endpoint: Endpoint, { reply, session }: Answered): Promise<void> {
  if (session === 'ended') res.setHeader('X-Session-Ended', '1');
  else if (session) {
    res.setHeader('X-Session-Token', session.token);
    res.setHeader('X-Session-Expires', session.expiresAt?.toISOString() ?? '');
  }
  res.status(endpoint.status);
  if (endpoint.file) return sendFile(res, promisedFile(reply, endpoint.file));
  res.setHeader('Cache-Control', 'private, no-cache');
  res.json(reply);
}

/** The file of a reply, of a type that the contract promises. */
function promisedFile(reply: unknown, types: readonly string[]): FileReply {
  const { file } = reply as { file: FileReply }; // by the type of the contract's reply
  if (!types.includes(file.type)) throw new Error(`A file of the type ${file.type} is not promised`);
  return file;
}
