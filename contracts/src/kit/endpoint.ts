import { z } from 'zod';
import type { Ability } from '../abilities';
import type { ProblemCode } from '../problems';
import { linkToken, pathId } from './fields';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may call: the holders of an ability, anyone signed in, or everybody for a reason that is written down. */
export type Access = { ability: Ability } | { signedIn: true } | { public: true; because: string };

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a path's parameters are: `:token` is the token of a single-use link, every other `:name` an id. */
export type ParamsOf<Path extends string> = { [Name in PathParams<Path>]: Name extends 'token' ? string : number };

export type Schema = z.ZodType;
const nothing = z.strictObject({});
export type Nothing = typeof nothing;

/** The files that a call takes, as multipart/form-data. Its other fields are text, so the body's schema reads text. */
export interface Upload {
  /** The name of the form's field that carries them. */
  field: string;
  maxFiles: number;
  /** Of one file. */
  maxBytes: number;
  /** The media types that are taken; what a file is, its bytes say. */
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
  /** Below `/api`; every `:name` is an id, but for `:token`. */
  path: Path;
  summary: string;
  access: Access;
  query?: Query;
  body?: Body;
  /** Files that come with the call; without it a call takes JSON. */
  upload?: Upload;
  /** The whole body of a success: `dataOf(…)`, `pageOf(…)`, or `fileReply` where it is a file. */
  reply: Reply;
  /** The media types of a reply that is a file. */
  file?: readonly string[];
  /** The status of a success; 200 unless said. */
  status?: 200 | 201;
  /** True for a GET that changes something: it needs the CSRF header like any change (T08). */
  effects?: boolean;
  /** True where the reply may hold what is told only once: no copy of it is kept for a repeated request (T17). */
  toldOnce?: boolean;
  /**
   * True where the person has to have given their password in the last quarter of an hour (`PUT /me/confirm`). Where only
   * some of such calls want it, `when` says which, and the service asks `assertPasswordConfirmed`.
   */
  confirm?: boolean | { when: string };
  /** The refusals that this call adds to the general ones. */
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
  readonly upload: Upload | null;
  readonly reply: Reply;
  /** Null where the reply is JSON. */
  readonly file: readonly string[] | null;
  readonly status: 200 | 201;
  readonly effects: boolean;
  readonly toldOnce: boolean;
  readonly confirm: boolean | { readonly when: string };
  readonly problems: readonly ProblemCode[];
}

/**
 * One call, as a value: the server parses and answers by it, the browser's client and the forms are typed by it.
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
      Object.fromEntries(names.map((name) => [name, name === 'token' ? linkToken : pathId])),
    ) as unknown as z.ZodType<ParamsOf<Path>>, // built from the same names that the type reads from the path
    query: spec.query ?? (nothing as unknown as Query), // the default of the type parameter, said again at run time
    body: spec.body ?? (nothing as unknown as Body),
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

/** What a caller may send, and what it gets, for an endpoint. */
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
