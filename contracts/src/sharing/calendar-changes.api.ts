import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { linkToken } from '../kit/fields';
import { dataOf } from '../kit/replies';

const byLink = {
  public: true,
  because: 'the link of a letter is the proof of the mailbox; who opens it may be signed out',
} as const;

/** What a link in a letter stops (decision 0056). It names nobody, since letters are passed on. */
export const CalendarChanges = z
  .object({
    is_stopped: z.boolean().describe('Whether no changes are sent at present'),
    events: z.int().describe('Activities to come whose changes are sent'),
  })
  .meta({ id: 'CalendarChanges' });
export type CalendarChanges = z.infer<typeof CalendarChanges>;

/** Calls about the letters with changes of what stands in somebody's calendar (SHA-01, decision 0056). */
export const calendarChanges = {
  facts: endpoint({
    method: 'get',
    path: '/calendar-changes/:token',
    summary: 'What the link of a letter stops, for whoever holds it; 60 a minute and network address',
    access: byLink,
    reply: dataOf(CalendarChanges),
    problems: ['sharing.stop-unknown', 'request.too-many'],
  }),
  stop: endpoint({
    method: 'post',
    path: '/calendar-changes/stop',
    summary: 'Stop the letters with changes; again without effect, and a new sharing starts them again',
    access: byLink,
    body: z.strictObject({ token: linkToken }),
    reply: dataOf(z.null()),
    problems: ['sharing.stop-unknown', 'request.too-many'],
  }),
};
