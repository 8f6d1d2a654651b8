import type { Ability, Locale, RoleCode, Scope } from '@ruta/contracts';
import { Problem } from './problem';

/** The person who asks, in the role they act in, with what that role may do now. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: RoleCode;
  readonly schoolId: number | null;
  readonly timezone: string;
  readonly locale: Locale;
  /** Ability → scope; an ability that is not here is not held. */
  readonly grants: ReadonlyMap<Ability, Scope>;
  /** What the role may do once the person has turned on two-step verification; empty for everybody else. */
  readonly withheld: ReadonlySet<Ability>;
  /** Stays signed in for weeks: some things then need the password again. */
  readonly isRemembered: boolean;
  /** How long ago the password was given in this session, in milliseconds. */
  readonly confirmedAgo: number;
  /** Set when a query of this request was narrowed to the scope; a reply without it never leaves (see serve). */
  scopeAsked: boolean;
}

const QUARTER_MS = 15 * 60_000;
const HALF_DAY_MS = 12 * 60 * 60_000;

/** Refuses unless the password was given a moment ago: for what an open page must not be able to do by itself. */
export function assertPasswordConfirmed({ confirmedAgo }: Actor): void {
  if (confirmedAgo > QUARTER_MS) throw new Problem('access.confirm-first');
}

/** A remembered session administrates only for as long as one that is not remembered would have lasted. */
export function assertFreshSession({ isRemembered, confirmedAgo }: Actor): void {
  if (isRemembered && confirmedAgo > HALF_DAY_MS) throw new Problem('access.confirm-first');
}

export const holds = (actor: Actor, ability: Ability): boolean => actor.grants.has(ability);
