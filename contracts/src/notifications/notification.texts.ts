import type { Locale } from '../locale';
import { ROLES, type RoleCode } from '../roles';

/**
 * A person that a notification speaks of. It knows who, and their name is looked up where it is read: whoever is purged
 * is nobody in other people's notifications either (T20). Null where that is not known any more.
 */
type PersonId = number | null;

/** What a notification of a visit speaks of, as it was when it happened. */
export interface VisitNotice {
  visit_id: number;
  school_id: number;
  school: string;
  /** Who visits. */
  coach_id: PersonId;
  /** Who did it: the coach, or another coach of the school. */
  actor_id: PersonId;
  /** On the school's wall clock. */
  date: string;
  time: string;
  /** Where the visit stood before; only of a reschedule. */
  old_date?: string | undefined;
}

/** A sign-in with what was not seen before. */
export interface DeviceNotice {
  /** Such as `Chrome, Windows`; empty where nothing is known. */
  device: string;
}

/** Who was invited has an account now. */
export interface AcceptedNotice {
  person_id: PersonId;
  /** What they were invited to by whoever is told. */
  roles: readonly RoleCode[];
}

/** The roles of the person themselves are others now. */
export interface RolesNotice {
  given: readonly RoleCode[];
  taken: readonly RoleCode[];
}

/** What each type of notification speaks of. A new type of the product belongs here, with its texts below. */
export interface Notices {
  'visit.scheduled': VisitNotice;
  'visit.rescheduled': VisitNotice;
  'visit.finished': VisitNotice;
  'access.new-device': DeviceNotice;
  'access.password-changed': object;
  'access.two-factor-off': object;
  'invitation.accepted': AcceptedNotice;
  'user.roles-changed': RolesNotice;
  'user.verified': object;
}

export const NOTIFICATION_TYPES = [
  'visit.scheduled',
  'visit.rescheduled',
  'visit.finished',
  'access.new-device',
  'access.password-changed',
  'access.two-factor-off',
  'invitation.accepted',
  'user.roles-changed',
  'user.verified',
] as const satisfies readonly (keyof Notices)[];
export type NotificationType = keyof Notices;

interface Words {
  title: string;
  body: string;
}
type Writer<T> = Record<Locale, (notice: T, nameOf: (id: PersonId) => string) => Words>;

/** `2026-11-20` → `20-11-2026`, in both languages. */
const shown = (day: string) => day.split('-').reverse().join('-');

/** `Coach, Docente` */
const listed = (roles: readonly RoleCode[], locale: Locale) => roles.map((code) => ROLES[code].name[locale]).join(', ');

/** Somebody whose account is gone. */
const NOBODY: Record<Locale, string> = { es: 'Alguien', en: 'Somebody' };

/** The words of every notification in both languages: of the list, the bell and, where one is sent, the mail. */
const TEXTS: { [T in NotificationType]: Writer<Notices[T]> } = {
  'visit.scheduled': {
    es: ({ coach_id, school, date, time }, nameOf) => ({
      title: `Visita programada para el ${shown(date)}`,
      body: `${nameOf(coach_id)} visitará ${school} a las ${time}.`,
    }),
    en: ({ coach_id, school, date, time }, nameOf) => ({
      title: `Visit scheduled for ${shown(date)}`,
      body: `${nameOf(coach_id)} will visit ${school} at ${time}.`,
    }),
  },
  'visit.rescheduled': {
    es: ({ actor_id, school, date, time, old_date }, nameOf) => ({
      title: `Visita reprogramada para el ${shown(date)}`,
      body: `${nameOf(actor_id)} cambió la visita a ${school}${old_date ? ` del ${shown(old_date)}` : ''}; será a las ${time}.`,
    }),
    en: ({ actor_id, school, date, time, old_date }, nameOf) => ({
      title: `Visit moved to ${shown(date)}`,
      body: `${nameOf(actor_id)} moved the visit to ${school}${old_date ? ` of ${shown(old_date)}` : ''}; it will be at ${time}.`,
    }),
  },
  'visit.finished': {
    es: ({ actor_id, school, date }, nameOf) => ({
      title: `Visita del ${shown(date)} finalizada`,
      body: `${nameOf(actor_id)} finalizó la visita a ${school}. Ya puedes ver lo acordado.`,
    }),
    en: ({ actor_id, school, date }, nameOf) => ({
      title: `Visit of ${shown(date)} finished`,
      body: `${nameOf(actor_id)} finished the visit to ${school}. You can now see what was agreed.`,
    }),
  },
  'access.new-device': {
    es: ({ device }) => ({
      title: 'Nuevo inicio de sesión',
      body: `Alguien entró a tu cuenta con ${device || 'un dispositivo desconocido'}. Si no fuiste tú, cierra esa sesión.`,
    }),
    en: ({ device }) => ({
      title: 'New sign-in',
      body: `Somebody entered your account with ${device || 'an unknown device'}. If it was not you, end that session.`,
    }),
  },
  'access.password-changed': {
    es: () => ({
      title: 'Tu contraseña cambió',
      body: 'Tus otras sesiones terminaron. Si no fuiste tú, avisa a tu administrador.',
    }),
    en: () => ({
      title: 'Your password changed',
      body: 'Your other sessions have ended. If it was not you, tell your administrator.',
    }),
  },
  'access.two-factor-off': {
    es: () => ({
      title: 'Verificación en dos pasos desactivada',
      body: 'Tu cuenta ya no pide un código al entrar. Si no fuiste tú, avisa a tu administrador.',
    }),
    en: () => ({
      title: 'Two-step verification turned off',
      body: 'Your account asks for no code any more. If it was not you, tell your administrator.',
    }),
  },
  'invitation.accepted': {
    es: ({ person_id, roles }, nameOf) => ({
      title: 'Invitación aceptada',
      body: `${nameOf(person_id)} creó su cuenta como ${listed(roles, 'es')}.`,
    }),
    en: ({ person_id, roles }, nameOf) => ({
      title: 'Invitation accepted',
      body: `${nameOf(person_id)} created their account as ${listed(roles, 'en')}.`,
    }),
  },
  'user.roles-changed': {
    es: ({ given, taken }) => ({
      title: 'Tus roles cambiaron',
      body: [
        ...(given.length > 0 ? [`Ahora tienes: ${listed(given, 'es')}.`] : []),
        ...(taken.length > 0 ? [`Ya no tienes: ${listed(taken, 'es')}.`] : []),
      ].join(' '),
    }),
    en: ({ given, taken }) => ({
      title: 'Your roles changed',
      body: [
        ...(given.length > 0 ? [`You now have: ${listed(given, 'en')}.`] : []),
        ...(taken.length > 0 ? [`You no longer have: ${listed(taken, 'en')}.`] : []),
      ].join(' '),
    }),
  },
  'user.verified': {
    es: () => ({
      title: 'Tu cuenta está verificada',
      body: 'Un administrador la dio por verificada. Te damos la bienvenida.',
    }),
    en: () => ({ title: 'Your account is verified', body: 'An administrator took it for verified. Welcome.' }),
  },
};

export const isNotificationType = (type: string): type is NotificationType => Object.hasOwn(TEXTS, type);

/** The people that a notification speaks of, whose names its words need. */
export const peopleIn = (notice: Notices[NotificationType]): number[] => {
  const { coach_id, actor_id, person_id } = notice as Partial<VisitNotice & AcceptedNotice>; // whichever it is
  return [coach_id, actor_id, person_id].filter((id) => typeof id === 'number');
};

/** A notification in a person's language, with the names that its people have now. */
export const notificationWords = <T extends NotificationType>(
  type: T,
  notice: Notices[T],
  locale: Locale,
  names: ReadonlyMap<number, string>,
): Words => TEXTS[type][locale](notice, (id) => (id === null ? undefined : names.get(id)) ?? NOBODY[locale]);

/** The browser's page of an account, for administrators. */
export const accountPage = (userId: number): string => `/admin/users/${userId}`;

/** The browser's page of a visit, for who works in the area. */
export const visitPage = (
  area: 'coach' | 'scholastic',
  { school_id, visit_id }: Pick<VisitNotice, 'school_id' | 'visit_id'>,
): string => `/${area}/schools/${school_id}/visits/detail/${visit_id}`;
