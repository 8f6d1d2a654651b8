/**
 * Zod schemas of the sharing machine's events and of its port's answer: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
 */
import { ACTIVITY_TYPES } from '@ruta/contracts/agenda/agenda.schema';
import { z } from 'zod';
import { day, id, nothing } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { Range } from './sharing.rules';

const ids = z.array(id);

export type SharedType = (typeof ACTIVITY_TYPES)[number];

/** Every event of sharing an agenda; all of them come from the person. */
export const sharingEvents = {
  'range.chosen': z.object({ start: day, end: day }),
  'activities.chosen': z.object({ activities: ids, types: z.array(z.enum(ACTIVITY_TYPES)) }),
  'people.chosen': z.object({ people: ids }),
  'letter.written': z.object({ message: z.string(), sendCalendar: z.boolean() }),
  'step.next': nothing,
  'step.back': nothing,
  'sharing.confirmed': nothing,
  'submission.retried': nothing,
};
export type SharingEvent = EventOf<typeof sharingEvents>;

/** The answer of the port. A refusal rejects with its message. */
export const sharingOutputs = { shareAgenda: z.object({ id, message: z.string() }) };
/** Answers by port: `SharingOutputs['shareAgenda']`. */
export type SharingOutputs = { [Port in keyof typeof sharingOutputs]: z.infer<(typeof sharingOutputs)[Port]> };

/** Input of the port: the same call may be repeated, it is shared once. */
export interface SharingInputs {
  shareAgenda: Range & {
    schoolId: number;
    activities: readonly number[];
    types: readonly SharedType[];
    people: readonly number[];
    message: string;
    sendCalendar: boolean;
  };
}
