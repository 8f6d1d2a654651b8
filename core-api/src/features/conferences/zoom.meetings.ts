import { z } from 'zod';
import type { Clock } from '../../time/clock';
import { MeetingsFailed, type Meetings } from './meetings';
import type { ZoomAccount } from '../../zoom-account';
import { zoomCalls } from './zoom.calls';

/** A meeting is made behind a lane of its own, so it may take long; one that is given up may be made nevertheless. */
const MAKING_MS = 15_000;
const ASKING_MS = 5_000;

/** Zoom's limits. */
const TOPIC_MAX = 200;
const AGENDA_MAX = 2000;
/** Zoom's type of a meeting at an hour. */
const SCHEDULED = 2;

const https = z.url({ protocol: /^https$/ }).max(1000);
const MadeReply = z.object({
  id: z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String),
  join_url: https,
});
// The agent's address carries a token and may be long; it is not stored.
const StartReply = z.object({ start_url: z.url({ protocol: /^https$/ }).max(8000) });

/** Meetings of a Zoom account, by server-to-server OAuth (VC-08). */
export function zoomMeetings(account: ZoomAccount, clock: Clock): Meetings {
  const call = zoomCalls(account, clock);
  return {
    areMade: true,

    async make({ topic, agenda, start_at, duration, timezone, email }) {
      const host = account.host === 'agent' ? encodeURIComponent(email) : 'me';
      const { status, body } = await call({
        method: 'POST',
        path: `/users/${host}/meetings`,
        body: {
          topic: topic.slice(0, TOPIC_MAX),
          type: SCHEDULED,
          start_time: `${start_at.replace(' ', 'T')}Z`,
          ...{ duration, timezone, agenda: agenda.slice(0, AGENDA_MAX) },
          settings: { waiting_room: true, join_before_host: false },
        },
        patienceMs: MAKING_MS,
      });
      const made = MadeReply.safeParse(body);
      if (!made.success) throw new MeetingsFailed(`Zoom made no meeting (${status})`);
      return { id: made.data.id, joinUrl: made.data.join_url };
    },

    async startLink({ id }) {
      const { status, body } = await call({ method: 'GET', path: `/meetings/${id}`, patienceMs: ASKING_MS });
      if (status === 404) return null;
      const found = StartReply.safeParse(body);
      if (!found.success) throw new MeetingsFailed(`Zoom gave no address to start a meeting (${status})`);
      return found.data.start_url;
    },

    async remove(id) {
      const { status } = await call({ method: 'DELETE', path: `/meetings/${id}`, patienceMs: ASKING_MS });
      if (status !== 204 && status !== 404) throw new MeetingsFailed(`Zoom deleted no meeting (${status})`);
    },
  };
}
