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

/** Input of a screen's handler: parsed, and free of Express. */
export interface ScreenInput<S extends Screen> {
  core: CoreClient;
  /** The caller, fetched at most once. Essential: without it no screen opens. */
  me: () => Promise<Me>;
  params: Record<NamesIn<S['path']>, number>;
  query: z.output<S['query']>;
  locale: Locale;
}

/** A request for a screen, before parsing. */
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

/** The handler returned something that its contract does not allow. Names the fields, never their values. */
class ScreenMismatch extends Error {}

/**
 * Joins a screen's contract and its handler. Refuses people without the screen's ability, or, where it names none, whose
 * role belongs to another area. Parses ids and query, and checks the reply, which removes fields that the contract does not have (T14).
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
      const admitted = me().then(({ role, abilities }) => {
        const may = screen.ability ? abilities.includes(screen.ability) : ROLES[role].area === screen.area;
        if (!may) throw new Refusal('access.refused');
      });
      // The handler runs in parallel with this check, since core-api admits each call by itself. Who may not open
      // the screen is refused first.
      const answer = handle({
        core,
        me,
        params: at.data, // the parser and the type use the same names
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
