import { conferences } from '@ruta/contracts/conferences/conferences.api';
import { conferenceWith, sampleAreas, sampleConferences } from '@ruta/contracts/conferences/conference.sample';
import type { BookingForm, Conference } from '@ruta/contracts/conferences/conference.schema';
import {
  agentSessions,
  booking,
  conferenceList,
  conferencePage,
  ownSessions,
} from '@ruta/contracts/conferences/conferences.screens';
import { cancelReasons } from '@ruta/contracts/conferences/reasons';
import { sampleSchools } from '@ruta/contracts/schools/school.sample';
import { answer, withhold, type Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { surveyDesk } from '../session-surveys/session-surveys.server';

const SLOTS = ['15:00:00', '15:40:00', '16:20:00', '17:00:00'];
const LAST = '2027-01-18';

interface Given {
  upcoming?: readonly Conference[];
  past?: readonly Conference[];
  areas?: typeof sampleAreas;
}

/** Video sessions on a server in memory: bookings and cancellations last as long as the story. */
export const sessionDesk =
  ({ upcoming = sampleConferences.upcoming, past = sampleConferences.past, areas = sampleAreas }: Given = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('session:read')) return [withhold(ownSessions, 'access.refused')];
    let [ahead, over] = [[...upcoming], [...past]];
    const reasons = cancelReasons(scene.can('session:book') ? 'petitioner' : 'agent', scene.locale);
    const page = (data: Conference[]) => ({
      ...{ data, page: 1, size: 10, pages: 1 },
      total: data.length,
      count: data.length,
    });
    const book = ({ schedule_theme_id, start_at, notes = '' }: BookingForm) => {
      const booked = conferenceWith({ id: 90, schedule_theme_id, start_at, notes });
      ahead = [...ahead, booked];
      return { data: booked, message: messageFor('conferences.booked', scene) };
    };
    const cancel = (id: number, reason: string) => {
      const found = ahead.find((one) => one.id === id) ?? conferenceWith({ id });
      const [first] = found.statuses;
      const gone: Conference = {
        ...{ ...found, can: { cancel: false, join: false, survey: false } },
        statuses: [...(first ? [{ ...first, code: 'cancelled' as const, reason }] : []), ...found.statuses],
      };
      ahead = ahead.filter((one) => one.id !== id);
      over = [gone, ...over];
      return { data: gone, message: messageFor('conferences.cancelled', scene) };
    };
    return [
      ...surveyDesk()(scene),
      answer(ownSessions, () => ({ upcoming: ahead, past: page(over), reasons })),
      answer(booking, () => ({
        ...{ areas, today: scene.today, last: LAST, timezone: 'America/Mexico_City' },
        server_time: `${scene.today} 15:00:00`,
      })),
      answer(agentSessions, ({ query }) => ({
        ...{ month: query.get('month') ?? scene.today.slice(0, 7), today: scene.today, timezone: 'America/Cancun' },
        ...{ sessions: ahead, reasons },
      })),
      answer(conferenceList, ({ query }) => {
        const status = query.get('status');
        const found = [...ahead, ...over].filter(({ statuses }) => status === null || statuses[0]?.code === status);
        const [school = null] = query.has('school_id') ? sampleSchools : [];
        return { conferences: page(found), school };
      }),
      answer(conferencePage, ({ params }) => ({
        conference: [...ahead, ...over].find(({ id }) => id === Number(params['id'])) ?? conferenceWith({ id: 1 }),
        reasons,
      })),
      answer(conferences.slots, ({ query }) => ({
        data: SLOTS.map((time) => ({ start_at: `${query.get('date') ?? ''} ${time}` })),
      })),
      answer(conferences.own, ({ query }) => ({
        data: ahead.filter(({ start_at }) => start_at.startsWith(query.get('start') ?? '-')),
      })),
      answer(conferences.book, ({ body }) => book(body as BookingForm)), // the screen's own form
      answer(conferences.cancel, ({ params, body }) =>
        cancel(Number(params['id']), (body as { reason: string }).reason),
      ),
    ];
  };
