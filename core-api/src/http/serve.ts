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
import { cutRows } from './fields';
import { parse } from './parse';
import type { RawCall } from './raw-call';
import { sendFile } from './send-file';
import { uploadTurns } from './upload-turns';
import { isMultipart, receive } from './upload';

/** A session that a reply starts, renews or ends. The bff turns it into its cookie. */
export type SessionChange = { token: string; expiresAt: Date | null; device?: string } | 'ended';

interface Call<E extends Endpoint> {
  actor: Actor;
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** The files of an upload, as many as the contract allows. */
  files: readonly UploadedFile[];
  locale: Locale;
}

/** A handler's result: the contract's reply with a message code instead of a sentence. */
type Answer<E extends Endpoint> = Omit<z.input<E['reply']>, 'message'> & {
  message?: MessageCode;
  session?: SessionChange;
};

export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<Answer<Endpoint>>;
}

/** Joins a contract and its handler. */
export const serve = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'], // the router passes only values parsed by this endpoint's schemas
});

export interface Authentication {
  /** The actor of a request's token; null if there is no session. */
  authenticate: (req: Request) => Promise<Actor | null>;
}

/** Makes a repeated POST take effect once. */
export interface Idempotency {
  once(
    req: Request,
    endpoint: Endpoint,
    caller: Actor | null,
    sent: RawCall,
    work: () => Promise<Answered>,
  ): Promise<Answered>;
}

export interface RouterOptions extends Authentication {
  /** Folder of uploaded files during their call. */
  incoming: string;
  idempotency: Idempotency;
}

const pass: RequestHandler = (_req, _res, next) => next();

/** Express meets features only here, so admission, validation and the reply check cannot be skipped. */
export function routerOf(routes: readonly Route[], { authenticate, incoming, idempotency }: RouterOptions): Router {
  const router = Router({ caseSensitive: true });
  const fixed = new Map<string, RequestHandler>();
  const inTurn = uploadTurns();
  // Addresses without parameters are looked up in a map; the router would try one pattern after the other.
  router.use((req, res, next) => (fixed.get(`${req.method} ${req.path}`) ?? pass)(req, res, next));
  for (const route of [...routes].sort((a, b) => byPrecedence(a.endpoint, b.endpoint))) {
    const { endpoint } = route;
    const handler = async (req: Request, res: Response) => {
      const caller = await authenticate(req);
      if (endpoint.upload)
        await inTurn(caller?.userId ?? 0, () => answerUpload(route, caller, { req, res, incoming, idempotency }));
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

/** Answers a call with files. Admission comes before the body is read. */
async function answerUpload(
  route: Route,
  caller: Actor | null,
  { req, res, incoming, idempotency }: Omit<RouterOptions, 'authenticate'> & { req: Request; res: Response },
): Promise<void> {
  const { endpoint } = route;
  admit(endpoint, caller);
  if (!endpoint.upload) return;
  // An address that names nothing is refused before its files are read.
  if (!endpoint.params.safeParse(req.params).success) throw new Problem('request.no-such-call');
  const locale = currentRequest()?.locale ?? 'es';
  const { fields, files, discard } = await receive(req, res, { upload: endpoint.upload, folder: incoming, locale });
  const { params, query } = req;
  const raw = { params, query, body: fields, files };
  const answered = await idempotency
    .once(req, endpoint, caller, raw, () => answer(route, caller, raw))
    // oxlint-disable-next-line typescript/no-misused-promises -- `finally` waits for what it returns
    .finally(discard);
  await send(res, endpoint, answered);
}

export interface Answered {
  /** The whole body, as in the contract. */
  reply: unknown;
  session: SessionChange | undefined;
}

/** Runs one call from admission to the checked reply, for a request or a part of a batch. */
export async function answer({ endpoint, handle }: Route, caller: Actor | null, raw: RawCall): Promise<Answered> {
  const actor = admit(endpoint, caller);
  const locale = currentRequest()?.locale ?? 'es';
  const parsed = parse(endpoint, raw, locale);
  const { message, session, ...answered } = await handle({
    ...parsed,
    files: raw.files ?? [],
    actor,
    locale,
  } as Call<Endpoint>);
  if (isScoped(endpoint, actor) && !actor.scopeAsked) throw new Problem('access.not-evaluated');
  const body = message ? { ...answered, message: MESSAGES[message][locale] } : answered;
  // Strips fields that are not in the contract, and throws if a promised field is missing.
  const reply = checkReply(endpoint.reply, body);
  const { fields } = parsed.query as { fields?: readonly string[] }; // only lists have it
  return { reply: fields ? cutRows(reply, fields) : reply, session };
}

/** Admission: 401 without a session, 403 without the ability; some calls need the password again. */
function admit({ access, effects, confirm }: Endpoint, actor: Actor | null): Actor {
  if ('public' in access) return actor ?? NOBODY;
  if (!actor) throw new Problem('access.anonymous');
  const ability = 'ability' in access ? access.ability : undefined;
  if (ability !== undefined && !actor.grants.has(ability))
    throw new Problem(actor.withheld.has(ability) ? 'access.two-factor-required' : 'access.refused');
  if (confirm === true) assertPasswordConfirmed(actor);
  if (ability === undefined) return actor;
  if (effects && ROLES[actor.role].area === 'admin' && !isOwnMatter(ability)) assertFreshSession(actor);
  return actor;
}

/** The person's own data; other changes by administrators concern other people. */
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

/** Catalogues have no personal data; for every other ability a query must apply the scope. */
const isScoped = ({ access }: Endpoint, actor: Actor) =>
  'ability' in access && actor.grants.get(access.ability) !== 'C';

async function send(res: Response, endpoint: Endpoint, { reply, session }: Answered): Promise<void> {
  if (session === 'ended') res.setHeader('X-Session-Ended', '1');
  else if (session) {
    res.setHeader('X-Session-Token', session.token);
    res.setHeader('X-Session-Expires', session.expiresAt?.toISOString() ?? '');
    if (session.device !== undefined) res.setHeader('X-Device-Token', session.device);
  }
  res.status(endpoint.status);
  if (endpoint.file) return sendFile(res, promisedFile(reply, endpoint.file));
  res.setHeader('Cache-Control', 'private, no-store');
  res.json(reply);
}

/** The file of a reply; throws if its type is not in the contract. */
function promisedFile(reply: unknown, types: readonly string[]): FileReply {
  const { file } = reply as { file: FileReply }; // the contract's reply type
  if (!types.includes(file.type)) throw new Error(`A file of the type ${file.type} is not promised`);
  return file;
}
