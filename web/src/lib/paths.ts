import { fillPath, toQuery } from './path';
import type { PathParams } from './path';

type HrefArgs<Path extends string> = [PathParams<Path>] extends [never]
  ? [params?: undefined, query?: object]
  : [params: Record<PathParams<Path>, number | string>, query?: object];

/** An address of the product: the pattern for the router, and the way to write one. */
export interface PagePath<Path extends string> {
  readonly path: Path;
  /** The address with its parameters filled and, where given, a query. */
  readonly href: (...args: HrefArgs<Path>) => string;
}

const page = <const Path extends string>(path: Path): PagePath<Path> => ({
  path,
  href: (...[params, query]) => `${fillPath(path, params)}${toQuery(query)}`,
});

/** Every address of the browser's application, once. */
export const paths = {
  root: page('/'),
  signIn: page('/sign-in'),
  register: page('/register'),
  passwordForgot: page('/password/forgot'),
  passwordReset: page('/password/reset'),
  notifications: page('/notifications'),
  profile: page('/profile'),
  security: page('/profile/security'),
  coach: page('/coach'),
  scholastic: page('/scholastic'),
  professor: page('/professor'),
  admin: page('/admin'),
  agent: page('/agent'),
  management: page('/management'),
  petitioner: page('/petitioner'),
  adminInvitations: page('/admin/invitations'),
  adminBulkInvitation: page('/admin/invitations/bulk'),
  adminUsers: page('/admin/users'),
  adminUser: page('/admin/users/:id'),
  adminRoles: page('/admin/roles'),
  adminAudit: page('/admin/audit'),
  coachAgenda: page('/coach/schools/:school_id/agenda'),
  coachVisits: page('/coach/schools/:school_id/visits'),
  coachVisitCreate: page('/coach/schools/:school_id/visits/create'),
  coachVisitDetail: page('/coach/schools/:school_id/visits/detail/:id'),
  coachVisitEdit: page('/coach/schools/:school_id/visits/edit/:id'),
  coachVisitEditDraft: page('/coach/schools/:school_id/visits/edit/:id/draft'),
  coachVisitStart: page('/coach/schools/:school_id/visits/start/:id'),
  coachVisitRescheduled: page('/coach/schools/:school_id/visits/rescheduled/:id'),
  coachVisitPdf: page('/coach/schools/:school_id/visits/pdf/:id'),
  coachVisitAgendaDetail: page('/coach/schools/:school_id/visits/agenda/detail/:id'),
  coachActivityCreate: page('/coach/schools/:school_id/activity/create'),
  coachActivityEdit: page('/coach/schools/:school_id/activity/:id/edit'),
  coachActivityStart: page('/coach/schools/:school_id/activity/:id/start'),
  coachActivityDetail: page('/coach/schools/:school_id/activity/:id/detail'),
  scholasticAgenda: page('/scholastic/schools/:school_id/agenda'),
  scholasticActivityCreate: page('/scholastic/schools/:school_id/activity/create'),
  scholasticActivityEdit: page('/scholastic/schools/:school_id/activity/:id/edit'),
  scholasticActivityStart: page('/scholastic/schools/:school_id/activity/:id/start'),
  scholasticActivityDetail: page('/scholastic/schools/:school_id/activity/:id/detail'),
  scholasticVisits: page('/scholastic/schools/:school_id/visits'),
  scholasticVisitDetail: page('/scholastic/schools/:school_id/visits/detail/:id'),
} as const;

/** The addresses that links in letters lead to: open to whoever holds the link, signed in or not. */
export const openPaths: readonly string[] = [paths.register.path, paths.passwordForgot.path, paths.passwordReset.path];

/** A `next` of the sign-in page: a path of ours, or nothing. `//host` and `/\host` would leave the site. */
export function safeNext(next: string | null): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
