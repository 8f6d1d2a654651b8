import { conferences } from '@ruta/contracts/conferences/conferences.api';
import { agentSessions, booking, ownSessions } from '@ruta/contracts/conferences/conferences.screens';
import { BOOK_DAYS_AHEAD, SESSIONS_AHEAD } from '@ruta/contracts/conferences/limits';
import { addDays, dayIn, monthOf, monthPage } from '../../kit/days';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** A session under way counts as upcoming, so there may be one more than may lie ahead. */
const UPCOMING = String(SESSIONS_AHEAD + 1);

const servedOwn = serveScreen(ownSessions, async ({ core, query: { page } }) => {
  const mine = { scope: 'mine' } as const;
  const [upcoming, past, reasons] = await Promise.all([
    core.get(conferences.list, {
      query: { ...mine, size: UPCOMING, sort: 'start_at', filter: { time: 'upcoming' } },
    }),
    core.get(conferences.list, {
      query: { ...mine, page: String(page), sort: '-start_at', filter: { time: 'past' } },
    }),
    core.get(conferences.reasons),
  ]);
  return { upcoming: upcoming.data, past, reasons: reasons.data };
});

const servedBooking = serveScreen(booking, async ({ core, me }) => {
  const [{ server_time, user_timezone }, areas] = await Promise.all([me(), core.get(conferences.themes)]);
  const today = dayIn(server_time, user_timezone);
  return { areas: areas.data, today, last: addDays(today, BOOK_DAYS_AHEAD), timezone: user_timezone, server_time };
});

const servedAgentSessions = serveScreen(agentSessions, async ({ core, me, query }) => {
  const { server_time, user_timezone } = await me();
  const today = dayIn(server_time, user_timezone);
  const month = query.month ?? monthOf(today);
  const [sessions, reasons] = await Promise.all([
    core.get(conferences.ofAgent, { query: monthPage(month) }),
    core.get(conferences.reasons, { query: { audience: 'agent' } }),
  ]);
  return { month, today, timezone: user_timezone, sessions: sessions.data, reasons: reasons.data };
});

/** Video sessions: one's own, booking one, and those that an agent gives (VC-01 to VC-04). */
export const servedConferences: readonly ServedScreen[] = [servedOwn, servedBooking, servedAgentSessions];
