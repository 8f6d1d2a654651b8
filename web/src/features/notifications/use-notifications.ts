import type { Notification } from '@ruta/contracts/notifications/notification.schema';
import type { NotificationType } from '@ruta/contracts/notices';
import type { IconName, NotificationItem } from '@ruta/design-system';
import { asProblem, call, useEndpoint, useRefresh } from '../../lib/api';
import { formatInstant, dayOf } from '../../lib/dates';
import { relativeDay } from '../../lib/relative-day';
import { useLocale } from '../../lib/i18n';
import { useServerToday, useSession } from '../../lib/session';
import { sayProblem } from '../../shared/SnackbarBridge';
import { HOMES, listNotifications, markAllAsRead, markAsRead, NOTIFICATIONS } from './notifications.calls';

export interface NotificationsView {
  page?: number | undefined;
  isUnreadOnly?: boolean | undefined;
}

/** The person's notifications. Background requests, because polling must not prolong the session. */
export const useNotifications = ({ page = 1, isUnreadOnly = false }: NotificationsView = {}) =>
  useEndpoint(
    listNotifications,
    {
      query: {
        ...(page === 1 ? {} : { page }),
        ...(isUnreadOnly ? { filter: { unread: '1' as const } } : {}),
      },
    },
    { isBackground: true },
  );

const ICONS: Record<NotificationType, IconName> = {
  'visit.scheduled': 'calendarAdd',
  'agenda.shared': 'calendarDays',
  'visit.rescheduled': 'calendarDays',
  'visit.cancelled': 'danger',
  'visit.edited': 'edit',
  'visit.started': 'visit',
  'visit.finished': 'checkCircle',
  'access.new-device': 'lock',
  'access.password-changed': 'lock',
  'access.calendar-made': 'calendar',
  'access.two-factor-off': 'lock',
  'access.password-reset': 'lock',
  'access.codes-refused': 'lock',
  'access.email-asked': 'mail',
  'access.email-changed': 'mail',
  'conference.booked': 'video',
  'conference.cancelled': 'danger',
  'conference.reassigned': 'users',
  'cycle.started': 'calendarDays',
  'cycle.finished': 'calendarDays',
  'dpi.opened': 'draft',
  'dpi.closing': 'clock',
  'dpi.reminder': 'clock',
  'dpi.closed': 'checkCircle',
  'hierarchy.reassigned': 'school',
  'invitation.accepted': 'users',
  'survey.available': 'note',
  'activity.rescheduled': 'calendarDays',
  'observation.registered': 'eye',
  'observation.answered': 'check',
  'pai.available': 'note',
  'pai.established': 'checkCircle',
  'pfi.established': 'calendarAdd',
  'pfi.removed': 'danger',
  'pfi.date_changed': 'calendarDays',
  'pfp.closing': 'clock',
  'pfp.published': 'play',
  'proof.issued': 'checkCircle',
  'proof.revoked': 'danger',
  'user.roles-changed': 'user',
  'user.verified': 'checkCircle',
};

/** Notifications as list items, with times in the reader's time zone (ACC-07). */
export function useNotificationItems(rows: readonly Notification[]): NotificationItem[] {
  const locale = useLocale();
  const { me } = useSession();
  const zone = me.user_timezone;
  const today = useServerToday(zone);
  return rows.map(({ id, type, title, body, url, read_at, created_at }) => {
    const day = dayOf(created_at, zone);
    return {
      id: String(id),
      icon: ICONS[type],
      title,
      body,
      // The no-break space keeps date and time together.
      when: `${relativeDay(day, today, locale)} · ${formatInstant(created_at, zone).replace(' ', '\u00a0')}`,
      isUnread: read_at === null,
      href: url,
    };
  });
}

/** Marks as read and reloads all lists of notifications. Shows a refusal as a message. */
export function useMarking() {
  const refresh = useRefresh();
  const attempt = (work: Promise<unknown>) =>
    void work.then(() => refresh([...NOTIFICATIONS, HOMES])).catch((error: unknown) => sayProblem(asProblem(error)));
  return {
    markOne: (id: string) => attempt(call(markAsRead, { params: { id } })),
    markAll: () => attempt(call(markAllAsRead, {})),
  };
}
