import type { Endpoint } from '@ruta/contracts/kit/endpoint';
import type { Screen } from '@ruta/contracts/kit/screen';
import type { PathParams } from '@ruta/contracts/kit/page-path';

/** The type that a schema of the contracts lets in, or gives out, read without importing its library. */
type InputOf<T> = T extends { _zod: { input: infer Value } } ? Value : never;
type OutputOf<T> = T extends { _zod: { output: infer Value } } ? Value : never;

/** An address carries text only: where any text is let in, a number may stand too. */
type Textual<T> = T extends string
  ? string extends T
    ? string | number
    : T
  : T extends object
    ? { [K in keyof T]: Textual<T[K]> }
    : T;

/** Needed only where the contract needs something in it. */
type Optional<Name extends string, T> = [T] extends [Record<string, never>]
  ? Partial<Record<Name, T | undefined>>
  : Partial<T> extends T
    ? Partial<Record<Name, T | undefined>>
    : Record<Name, T>;
type ParamsArg<Path extends string> = [PathParams<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<PathParams<Path>, number | string> };

/** What a call is given: path parameters, query, body and a signal to stop it; what the contract needs is needed here. */
export type CallArgs<E extends Endpoint> = ParamsArg<E['path']> &
  Optional<'query', Textual<InputOf<E['query']>>> &
  Optional<'body', InputOf<E['body']>> & { signal?: AbortSignal | undefined };

/** What a read is given: path parameters and query. */
export type EndpointArgs<E extends Endpoint> = ParamsArg<E['path']> & Optional<'query', Textual<InputOf<E['query']>>>;
export type ScreenArgs<S extends Screen> = ParamsArg<S['path']> & Optional<'query', Textual<InputOf<S['query']>>>;

/** The whole body of a success (`{ data, message? }`, or a page), and the reply of a screen. */
export type EndpointReply<E extends Endpoint> = OutputOf<E['reply']>;
export type ScreenReply<S extends Screen> = OutputOf<S['reply']>;

/** What every kind of arguments looks like at run time. */
export interface AnyArgs {
  params?: Readonly<Record<string, number | string>> | undefined;
  query?: object | undefined;
}
