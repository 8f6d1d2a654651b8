import { z } from 'zod';
import type { Ability } from '../abilities';
import type { ProblemCode } from '../problems';
import type { Locale } from '../locale';
import { leaderKey, linkToken, pathId, pathLocale, reportKey } from './fields';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may call: holders of an ability, everyone signed in, or everyone, for a stated reason. */
export type Access = { ability: Ability } | { signedIn: true } | { public: true; because: string };

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Types of a path's parameters: `:token` is a single-use token, `:locale` a language, `:report` the key of one, `:leader` that of a role of leaders, every other `:name` an id. */
export type ParamsOf<Path extends string> = {
  [Name in PathParams<Path>]: Name extends 'token' | 'report' | 'leader'
    ? string
    : Name extends 'locale'
      ? Locale
      : number;
};

export type Schema = z.ZodType;
const nothing = z.strictObject({});
export type Nothing = typeof nothing;

/** The files of a multipart/form-data call. Its other fields arrive as text, so the body's schema parses text. */
export interface Upload {
  /** Name of the form field. */
  field: string;
  maxFiles: number;
  /** Default 1; 0 where the call also works without a file. */
  minFiles?: 0 | 1;
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** Accepted media types. The file's bytes decide its type, not its declared one. */
  types: readonly string[];
}

export interface EndpointSpec<
  M extends Method,
  Path extends string,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
> {
  method: M;
  /** Below `/api`; every `:name` is an id, except `:token`, `:locale`, `:report` and `:leader`. */
  path: Path;
  summary: string;
  access: Access;
  query?: Query;
  body?: Body;
  /** Largest JSON body in bytes, for a call without parameters that takes long lists. Default: 100,000. */
  bodyBytes?: number;
  /** Files of the call; without it the body is JSON. */
  upload?: Upload;
  /** The whole body of a success: `dataOf(…)`, `pageOf(…)`, or `fileReply` for a file. */
  reply: Reply;
  /** The media types of a file reply. */
  file?: readonly string[];
  /** The status of a success; default 200. */
  status?: 200 | 201;
  /** True for a GET that changes data: it needs the CSRF header (T08). */
  effects?: boolean;
  /** True if the reply may contain a secret that is returned once: it is not stored for repeated requests (T17). */
  toldOnce?: boolean;
  /**
   * True if the person must have given their password in the last 15 minutes (`PUT /me/confirm`). If only some calls
   * need it, `when` describes which, and the service calls `assertPasswordConfirmed`.
   */
  confirm?: boolean | { when: string };
  /** Refusals of this call, in addition to the general ones. */
  problems?: readonly ProblemCode[];
}

export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: M;
  readonly path: Path;
  readonly summary: string;
  readonly access: Access;
  readonly params: z.ZodType<ParamsOf<Path>>;
  readonly query: Query;
  readonly body: Body;
  /** Null for the usual size. */
  readonly bodyBytes: number | null;
  readonly upload: Upload | null;
  readonly reply: Reply;
  /** Null if the reply is JSON. */
  readonly file: readonly string[] | null;
  readonly status: 200 | 201;
  readonly effects: boolean;
  readonly toldOnce: boolean;
  readonly confirm: boolean | { readonly when: string };
  readonly problems: readonly ProblemCode[];
}

/** Parameters of a path that are no ids. */
const PARAMS: Readonly<Record<string, Schema>> = {
  ...{ token: linkToken, locale: pathLocale, report: reportKey, leader: leaderKey },
};

/**
 * Declares a call. The server validates with it; the browser's client and the forms take their types from it.
 * Without `access` it does not compile.
 */
export function endpoint<
  const M extends Method,
  const Path extends string,
  Reply extends Schema,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(spec: EndpointSpec<M, Path, Query, Body, Reply>): Endpoint<M, Path, Query, Body, Reply> {
  const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    method: spec.method,
    path: spec.path,
    summary: spec.summary,
    access: spec.access,
    params: z.strictObject(
      Object.fromEntries(names.map((name) => [name, PARAMS[name] ?? pathId])),
    ) as unknown as z.ZodType<ParamsOf<Path>>, // built from the same names that the type reads from the path
    query: spec.query ?? (nothing as unknown as Query), // the default of the type parameter, said again at run time
    body: spec.body ?? (nothing as unknown as Body),
    bodyBytes: spec.bodyBytes ?? null,
    upload: spec.upload ?? null,
    reply: spec.reply,
    file: spec.file ?? null,
    status: spec.status ?? 200,
    effects: spec.effects ?? spec.method !== 'get',
    toldOnce: spec.toldOnce ?? false,
    confirm: spec.confirm ?? false,
    problems: spec.problems ?? [],
  };
}

/** Types of an endpoint's query, body and reply. */
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
