import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import { conferences } from '@ruta/contracts/conferences/conferences.api';
import {
  agentSessions,
  booking,
  conferenceList,
  conferencePage,
  ownSessions,
} from '@ruta/contracts/conferences/conferences.screens';
import { BOOK_DAYS_AHEAD, SESSIONS_AHEAD } from '@ruta/contracts/conferences/limits';
import type { ReasonAudience } from '@ruta/contracts/conferences/reasons';
import { addDays, dayIn, monthOf, monthPage } from '../../kit/days';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { schoolOf } from '../schools/school';

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

const servedList = serveScreen(conferenceList, async ({ core, query: { page, school_id, status, ...filter } }) => {
  const [school, found] = await Promise.all([
    school_id === undefined ? null : schoolOf(core, school_id),
    core.get(conferences.list, {
      query: {
        ...{ page, size: '10', sort: '-id' },
        filter: {
          ...filter,
          school_id: school_id === undefined ? undefined : String(school_id),
          status: status as 'scheduled' | undefined,
        },
      },
    }),
  ]);
  return { conferences: found, school };
});

/** Whose reasons somebody cancels with: their own as petitioner or agent, or an administrator's. */
function audienceOf(userId: number, { petitioner_id, user_id }: Conference): ReasonAudience {
  if (userId === petitioner_id) return 'petitioner';
  return userId === user_id ? 'agent' : 'admin';
}

const servedPage = serveScreen(conferencePage, async ({ core, me, params, query: { school_id } }) => {
  const [{ user }, { data: conference }] = await Promise.all([
    me(),
    core.get(conferences.get, { params: { id: params.id } }),
  ]);
  if (school_id !== undefined && conference.petitioner.school?.id !== school_id)
    throw new Refusal('conferences.not-found');
  const audience = audienceOf(user.id, conference);
  const reasons = conference.can.cancel ? await core.get(conferences.reasons, { query: { audience } }) : { data: [] };
  return { conference, reasons: reasons.data };
});

/** Video sessions: one's own, booking one, those that an agent gives, lists and details (VC-01 to VC-07). */
export const servedConferences: readonly ServedScreen[] = [
  servedOwn,
  servedBooking,
  servedAgentSessions,
  servedList,
  servedPage,
];
