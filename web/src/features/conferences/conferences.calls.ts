import type { conferences } from '@ruta/contracts/conferences/conferences.api';
import type {
  agentSessions,
  booking,
  conferenceList,
  conferencePage,
  ownSessions,
} from '@ruta/contracts/conferences/conferences.screens';
import { route, screenRoute } from '../../lib/api';

export const ownSessionsScreen = screenRoute<typeof ownSessions>('shared', '/sessions');
export const bookingScreen = screenRoute<typeof booking>('shared', '/sessions/new');
export const agentSessionsScreen = screenRoute<typeof agentSessions>('agent', '/sessions');
export const conferenceListScreen = screenRoute<typeof conferenceList>('shared', '/conferences');
export const conferenceScreen = screenRoute<typeof conferencePage>('shared', '/conferences/:id');

export const findSlots = route<typeof conferences.slots>('get', '/schedules');
export const findOwn = route<typeof conferences.own>('get', '/schedules/petitioner');
export const bookSession = route<typeof conferences.book>('post', '/scheduled');
export const cancelSession = route<typeof conferences.cancel>('put', '/scheduled/:id/cancel');
export const joinSession = route<typeof conferences.join>('put', '/scheduled/:id/join');

/** Addresses to reload after a session was booked, cancelled or joined. */
export const SESSIONS: readonly string[] = ['/sessions', '/conferences'];
