import { z } from 'zod';
import type { Ability } from '../abilities';
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

/** `shared` screens belong to no area: everybody who holds their ability opens them. */
export type ScreenArea = Area | 'shared';

export interface Screen<
  A extends ScreenArea = ScreenArea,
  Path extends string = string,
  Query extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly area: A;
  /** Who opens the screen: who holds this ability. Without one, everybody whose role belongs to the area. */
  readonly ability?: Ability;
  /** Below `/bff/{area}`; every `:name` is an id. */
  readonly path: Path;
  readonly params: z.ZodType<Record<string, number>>;
  readonly query: Query;
  readonly reply: Reply;
}

type Admission<A> = A extends 'shared' ? { ability: Ability } : { ability?: Ability };

/** Declares the data of one screen, a GET under `/bff/{area}`. */
export function screen<
  const A extends ScreenArea,
  const Path extends string,
  Reply extends Schema,
  Query extends Schema = Nothing,
>(spec: { area: A; path: Path; query?: Query; reply: Reply } & Admission<A>): Screen<A, Path, Query, Reply> {
  const names = [...spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    area: spec.area,
    ...(spec.ability !== undefined && { ability: spec.ability }),
    path: spec.path,
    params: z.strictObject(Object.fromEntries(names.map((name) => [name, pathId]))),
    query: spec.query ?? (z.strictObject({}) as unknown as Query), // the default of the type parameter
    reply: spec.reply,
  };
}
