import { z } from 'zod';
import type { Area } from '../roles';
import { pathId } from './fields';
import type { Nothing, Schema } from './endpoint';

/** An optional part of a screen: the data, or the code of the failure, for which the screen offers Retry (law 8). */
export const panelOf = <T extends z.ZodType>(data: T) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), data }),
    z.object({ state: z.literal('unavailable'), code: z.string() }),
  ]);

export type Panel<T> = { state: 'ready'; data: T } | { state: 'unavailable'; code: string };

export interface Screen<
  A extends Area = Area,
  Path extends string = string,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly area: A;
  /** Below `/bff/{area}`; every `:name` is an id. */
  readonly path: Path;
  readonly params: z.ZodType<Record<string, number>>;
  readonly query: Query;
  readonly reply: Reply;
}

/** Declares the data of one screen, a GET under `/bff/{area}`. */
export function screen<
  const A extends Area,
  const Path extends string,
  Reply extends Schema,
  Query extends Schema = Nothing,
>(spec: { area: A; path: Path; query?: Query; reply: Reply }): Screen<A, Path, Query, Reply> {
  const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    area: spec.area,
    path: spec.path,
    params: z.strictObject(Object.fromEntries(names.map((name) => [name, pathId]))),
    query: spec.query ?? (z.strictObject({}) as unknown as Query), // the default of the type parameter
    reply: spec.reply,
  };
}
