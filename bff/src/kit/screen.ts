import { fieldErrors, ROLES, type Locale, type Screen } from '@ruta/contracts';
import { access } from '@ruta/contracts/access/access.api';
import type { Me } from '@ruta/contracts/access/access.schema';
import type { z } from 'zod';
import type { CoreClient } from '../core/client';
import { Refusal } from '../problems';

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a screen's handler is handed: all of it parsed, none of it Express. */
export interface ScreenInput<S extends Screen> {
  core: CoreClient;
  /** The person who asks, fetched once however often it is called; essential, as no screen opens without. */
  me: () => Promise<Me>;
  params: Record<NamesIn<S['path']>, number>;
  query: z.output<S['query']>;
  locale: Locale;
}

/** A request for a screen, as it comes from outside. */
export interface ScreenRequest {
  core: CoreClient;
  params: unknown;
  query: unknown;
  locale: Locale;
}

export interface ServedScreen {
  readonly screen: Screen;
  open: (request: ScreenRequest) => Promise<unknown>;
}

/** The handler gave what its contract does not promise. Names the places, never the values. */
export class ScreenMismatch extends Error {}

/**
 * Joins a screen's contract to what answers it. Who acts in a role of another area is refused (the screen of a coach is
 * not for a director), ids and query are parsed before, and the reply is checked after, which strips what the contract
 * does not promise (T14).
 */
export function serveScreen<S extends Screen>(
  screen: S,
  handle: (input: ScreenInput<S>) => Promise<z.input<S['reply']>>,
): ServedScreen {
  return {
    screen,
    async open({ core, params, query, locale }) {
      const at = screen.params.safeParse(params);
      if (!at.success) throw new Refusal('request.no-such-call');
      const asked = screen.query.safeParse(query);
      if (!asked.success) throw new Refusal('request.invalid', fieldErrors(asked.error.issues, locale));

      const me = once(async () => (await core.get(access.me)).data);
      const admitted = me().then(({ role }) => {
        if (ROLES[role].area !== screen.area) throw new Refusal('access.refused');
      });
      // Both run at once, since core-api admits each call by itself; the refusal of the area comes first all the same.
      const answer = handle({
        core,
        me,
        params: at.data, // parsed by the names that the type reads from the path
        query: asked.data as z.output<S['query']>,
        locale,
      });
      answer.catch(() => undefined);
      await admitted;

      const reply = screen.reply.safeParse(await answer);
      if (!reply.success) {
        const places = reply.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`);
        throw new ScreenMismatch(`/bff/${screen.area}${screen.path} ${places.join('; ')}`);
      }
      return reply.data;
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
