import type { calendarChanges } from '@ruta/contracts/sharing/calendar-changes.api';
import type { calendarFeed } from '@ruta/contracts/sharing/calendar-feed.api';
import type { received, sharing } from '@ruta/contracts/sharing/sharing.api';
import type {
  coachShareAgenda,
  coachShareDetail,
  coachShareHistory,
  professorReceived,
  professorReceivedList,
  scholasticReceived,
  scholasticReceivedList,
} from '@ruta/contracts/sharing/sharing.screens';
import { route, screenRoute } from '../../lib/api';

export const shareScreen = screenRoute<typeof coachShareAgenda>('coach', '/schools/:school_id/share-agenda');
export const historyScreen = screenRoute<typeof coachShareHistory>('coach', '/schools/:school_id/share-agenda/history');
export const detailScreen = screenRoute<typeof coachShareDetail>(
  'coach',
  '/schools/:school_id/share-agenda/history/:id',
);
export const leaderListScreen = screenRoute<typeof scholasticReceivedList>('scholastic', '/shared-agendas');
export const leaderScreen = screenRoute<typeof scholasticReceived>('scholastic', '/shared-agendas/:id');
export const teacherListScreen = screenRoute<typeof professorReceivedList>('professor', '/shared-agendas');
export const teacherScreen = screenRoute<typeof professorReceived>('professor', '/shared-agendas/:id');

export const shareAgenda = route<typeof sharing.share>('post', '/schools/share-agenda');
export const resendLetter = route<typeof sharing.resend>('post', '/schools/share-agenda/:id/resend');
export const markSeen = route<typeof received.seen>('put', '/shared-agendas/:id/seen');

export const readFeed = route<typeof calendarFeed.get>('get', '/calendar-feed');
export const createFeed = route<typeof calendarFeed.create>('post', '/calendar-feed');
export const revokeFeed = route<typeof calendarFeed.revoke>('delete', '/calendar-feed');

export const readChanges = route<typeof calendarChanges.facts>('get', '/calendar-changes/:token');
export const postStopChanges = route<typeof calendarChanges.stop>('post', '/calendar-changes/stop');

/** The calendar file of a sharing. */
export const calendarHref = (id: number): string => `/api/schools/share-agenda/${id}/ics`;

/** What shows the sharings of a school. */
export const sharingsAt = (schoolId: number): readonly string[] => [
  `/bff/coach/schools/${schoolId}/share-agenda/history`,
];
