import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { instant } from '../kit/fields';
import { dataOf, fileReply } from '../kit/replies';

/** The caller's private address for calendars, in the role that they act in. Its secret is not kept (decision 0060). */
export const CalendarFeed = z
  .object({
    created_at: instant,
    used_at: instant.nullable().describe('When a calendar last read it, to the hour; null until then'),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Calls about the private calendar address of a person (decision 0060). */
export const calendarFeed = {
  get: endpoint({
    method: 'get',
    path: '/calendar-feed',
    summary: 'Whether one’s role has a calendar address, and the one in force',
    access: { signedIn: true },
    reply: dataOf(z.object({ offered: z.boolean(), feed: CalendarFeed.nullable() })),
  }),
  create: endpoint({
    method: 'post',
    path: '/calendar-feed',
    summary: 'A new calendar address, told once; the one before ends',
    access: { signedIn: true },
    reply: dataOf(z.object({ url: z.url(), feed: CalendarFeed })),
    confirm: true,
    toldOnce: true,
    problems: ['sharing.feed-role'],
  }),
  revoke: endpoint({
    method: 'delete',
    path: '/calendar-feed',
    summary: 'End one’s calendar address',
    access: { signedIn: true },
    reply: dataOf(z.null()),
  }),
  read: endpoint({
    method: 'get',
    path: '/calendar/:token',
    summary: 'The agenda behind a calendar address: 90 days back, a year ahead; 60 times an hour',
    access: { public: true, because: 'calendars cannot sign in; the address is the secret' },
    reply: fileReply,
    file: ['text/calendar; charset=utf-8'],
    problems: ['sharing.feed-unknown', 'sharing.feed-over', 'request.too-many'],
  }),
};
