import type { Ability, Locale, RoleCode, Scope } from '@ruta/contracts';
import { Problem } from './problem';

/** The caller: a person in their acting role, with its current permissions. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly role: RoleCode;
  readonly schoolId: number | null;
  readonly timezone: string;
  readonly locale: Locale;
  /** Scope by ability; an absent ability is not granted. */
  readonly grants: ReadonlyMap<Ability, Scope>;
  /** Abilities that the role gets once the person has turned on two-step verification; else empty. */
  readonly withheld: ReadonlySet<Ability>;
  /** A session that lasts for weeks; some changes then need the password again. */
  readonly isRemembered: boolean;
  /** Milliseconds since the password was last given in this session. */
  readonly confirmedAgo: number;
  /** Set when a query of this request applied the scope; otherwise the reply is withheld (see serve). */
  scopeAsked: boolean;
}

const QUARTER_MS = 15 * 60_000;
const HALF_DAY_MS = 12 * 60 * 60_000;

/** Refuses unless the password was given in the last 15 minutes, so that an unattended page cannot do this. */
export function assertPasswordConfirmed({ confirmedAgo }: Actor): void {
  if (confirmedAgo > QUARTER_MS) throw new Problem('access.confirm-first');
}

/** Refuses administrative changes in a remembered session that is older than a normal session may be. */
export function assertFreshSession({ isRemembered, confirmedAgo }: Actor): void {
  if (isRemembered && confirmedAgo > HALF_DAY_MS) throw new Problem('access.confirm-first');
}

/**
 * Refuses a call of a page that was loaded for somebody else, or for another role (0072). A page names them as
 * `{user id}:{role}`; a caller that names nobody is accepted (API-01).
 */
export function assertSamePerson({ userId, role }: Actor, named: string | undefined): void {
  if (named !== undefined && named !== `${userId}:${role}`) throw new Problem('access.other-person');
}

export const holds = (actor: Actor, ability: Ability): boolean => actor.grants.has(ability);
