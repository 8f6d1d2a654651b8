import type { Me } from '@ruta/contracts/access/access.schema';
import { ROLES } from '@ruta/contracts/roles';
import type { NavItem } from '@ruta/design-system';
import type { TranslateOf } from '../lib/i18n';
import { paths } from '../lib/paths';
import type { appTexts } from './texts';

/** The areas of a role; only what exists is linked, and schools come from the address. */
export function navigationOf(me: Me, schoolId: number | undefined, t: TranslateOf<typeof appTexts>): NavItem[] {
  const { area } = ROLES[me.role];
  const may = (ability: Me['abilities'][number]) => me.abilities.includes(ability);
  if (area === 'coach') {
    if (schoolId === undefined) return [{ id: 'home', label: t('home'), icon: 'home', href: paths.coach.href() }];
    const school = { school_id: schoolId };
    return [
      ...(may('agenda:read')
        ? [{ id: 'agenda', label: t('agenda'), icon: 'calendarDays', href: paths.coachAgenda.href(school) } as const]
        : []),
      ...(may('visit:read')
        ? [{ id: 'visits', label: t('visits'), icon: 'visit', href: paths.coachVisits.href(school) } as const]
        : []),
    ];
  }
  if (area === 'scholastic') {
    const own = me.user.school_id;
    if (own === null) return [];
    const school = { school_id: own };
    return [
      ...(may('agenda:read')
        ? [
            {
              id: 'agenda',
              label: t('agenda'),
              icon: 'calendarDays',
              href: paths.scholasticAgenda.href(school),
            } as const,
          ]
        : []),
      ...(may('visit:read')
        ? [{ id: 'visits', label: t('visits'), icon: 'visit', href: paths.scholasticVisits.href(school) } as const]
        : []),
    ];
  }
  if (area === 'admin') {
    const places: NavItem[] = [
      ...(may('user:read')
        ? [{ id: 'users', label: t('users'), icon: 'users', href: paths.adminUsers.href() } as const]
        : []),
      ...(may('invitation:manage')
        ? [{ id: 'invitations', label: t('invitations'), icon: 'mail', href: paths.adminInvitations.href() } as const]
        : []),
      ...(may('role:read')
        ? [{ id: 'roles', label: t('permissions'), icon: 'permission', href: paths.adminRoles.href() } as const]
        : []),
      ...(may('audit:read')
        ? [{ id: 'audit', label: t('audit'), icon: 'history', href: paths.adminAudit.href() } as const]
        : []),
    ];
    if (places.length > 0) return places;
  }
  return [{ id: 'home', label: t('home'), icon: 'home', href: paths[area].href() }];
}

/** The area that an address belongs to, for `aria-current`. */
export function currentArea(pathname: string): string {
  const [, place] = /^\/admin\/(\w+)/.exec(pathname) ?? [];
  if (place !== undefined) return place;
  if (/\/schools\/\d+\/(agenda|activity)/.test(pathname) || pathname.includes('/visits/agenda/')) return 'agenda';
  if (/\/schools\/\d+\/visits/.test(pathname)) return 'visits';
  // Notifications, the account and what does not exist belong to no area.
  return Object.values(ROLES).some(({ area }) => pathname === paths[area].href()) ? 'home' : '';
}
