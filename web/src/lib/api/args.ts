import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';
import type { PathParams } from '@ruta/contracts/kit/page-path';

/** Input and output type of a zod schema, without importing zod. */
type InputOf<T> = T extends { _zod: { input: infer Value } } ? Value : never;
type OutputOf<T> = T extends { _zod: { output: infer Value } } ? Value : never;

/** Addresses carry text, so a number may be passed wherever any text is allowed. */
type Textual<T> = T extends string
  ? string extends T
    ? string | number
    : T
  : T extends object
    ? { [K in keyof T]: Textual<T[K]> }
    : T;

/** What a call of ours may ask: without `fields`, because then rows lack what the reply's type promises. */
type QueryArg<T> = Textual<T extends { fields?: unknown } ? Omit<T, 'fields'> : T>;

/** Optional unless the contract requires something in it. */
type Optional<Name extends string, T> = [T] extends [Record<string, never>]
  ? Partial<Record<Name, T | undefined>>
  : Partial<T> extends T
    ? Partial<Record<Name, T | undefined>>
    : Record<Name, T>;
type ParamsArg<Path extends string> = [PathParams<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<Path>, number | string> };

/** Arguments of a call: path parameters, query, body and abort signal; required as the contract says. */
export type CallArgs<E extends Endpoint> = ParamsArg<E['path']> &
  Optional<'query', QueryArg<InputOf<E['query']>>> &
  Optional<'body', InputOf<E['body']>> & { signal?: AbortSignal | undefined };

/** Arguments of a read: path parameters and query. */
export type EndpointArgs<E extends Endpoint> = ParamsArg<E['path']> & Optional<'query', QueryArg<InputOf<E['query']>>>;
export type ScreenArgs<S extends Screen> = ParamsArg<S['path']> & Optional<'query', QueryArg<InputOf<S['query']>>>;

/** The whole body of a success (`{ data, message? }`, or a page), and the reply of a screen. */
export type EndpointReply<E extends Endpoint> = OutputOf<E['reply']>;
export type ScreenReply<S extends Screen> = OutputOf<S['reply']>;

/** The arguments at run time. */
export interface AnyArgs {
  params?: Readonly<Record<string, number | string>> | undefined;
  query?: object | undefined;
}
