import { access } from '@ruta/contracts/access/access.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { sampleNotification } from '@ruta/contracts/notifications/notification.sample';
import { notifications } from '@ruta/contracts/notifications/notifications.api';
import type { Page } from '@ruta/contracts/kit/replies';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { schools } from '@ruta/contracts/schools/schools.api';
import { answer } from './answer';
import type { Answer } from './answer';
import type { Scene } from './scene';

/** All rows as one page. */
export const pageOf = <T>(data: T[], differs: Partial<Page<T>> = {}): Page<T> => ({
  data,
  page: 1,
  size: 10,
  total: data.length,
  pages: data.length === 0 ? 0 : 1,
  count: data.length,
  ...differs,
});

/** Answers for the app shell: session, schools of the switcher, notifications. At no hour anything clashes, and no day is a
 * holiday. */
export const shellAnswers = ({ me }: Scene): Answer[] => [
  answer(access.me, { data: me }),
  answer(access.chooseLocale, ({ body }) => ({ data: body as { locale: Scene['locale'] } })),
  answer(agenda.clashes, { data: [] }),
  answer(holidays.list, { data: [] }),
  answer(schools.list, pageOf(sampleSchools, { size: 10_000 })),
  answer(notifications.list, { ...pageOf([sampleNotification]), unread: 1 }),
  answer(notifications.markAsRead, { data: { unread: 0 } }),
  answer(notifications.markAllAsRead, { data: { unread: 0 } }),
];
