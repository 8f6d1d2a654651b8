import { PAI_TEXT_MAX } from '@ruta/contracts/pai/limits';
/**
 * Zod schemas of the diagnostic machine's events and of its ports' answers: the single source of the machine's types,
 * the flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of
 * the browser.
 */
import { z } from 'zod';
import { day, id, nothing, textUpTo, time } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { TimeFactor } from './dpi.rules';
import type { PaiItem } from './pai.rules';

const text = textUpTo(PAI_TEXT_MAX);

const paiItem = z.object({
  questionId: id,
  activity: text,
  objectives: text,
  indicators: text,
  strategy: text,
  responsables: text,
  financialResources: text,
  materialResources: text,
  humanResources: text,
  coachPaiId: id.nullable(),
  date: day.nullable(),
  time: time.nullable(),
  coachDate: day.nullable(),
  coachTime: time.nullable(),
}) satisfies z.ZodType<PaiItem>;

/** Facts of a school's diagnostic that other people may change meanwhile. */
export const dpiFacts = z.object({
  startsOn: day,
  endsOn: day,
  hasChartData: z.boolean(),
  totalValidated: z.int().nonnegative().describe('Finished submissions'),
  isPaiEstablished: z.boolean(),
});
export type DpiFacts = z.infer<typeof dpiFacts>;

/** Every event of a diagnostic: from the person, the clock, the connection or the server. */
export const dpiEvents = {
  'sheet.continue': nothing,
  'sheet.back': nothing,
  'time.allowanceChosen': z.object({
    factor: z.union([z.literal(1), z.literal(2), z.literal(10)]) satisfies z.ZodType<TimeFactor>,
  }),
  'response.chosen': z.object({ optionId: id }),
  'question.next': nothing,
  'submission.retried': nothing,
  'connection.lost': nothing,
  'connection.restored': nothing,
  'endDate.editRequested': nothing,
  'endDate.submitted': z.object({ endsOn: day }),
  'endDate.editCancelled': nothing,
  'pai.opened': nothing,
  'pai.started': nothing,
  'pai.left': nothing,
  'pai.itemChanged': paiItem,
  'pai.itemCleared': z.object({ questionId: id }),
  'pai.submitted': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'clock.dayChanged': z.object({ today: day }),
  'server.factsChanged': z.object({ facts: dpiFacts }),
};
export type DpiEvent = EventOf<typeof dpiEvents>;

const next = z
  .object({ questionId: id, msLeft: z.int().nonnegative() })
  .nullable()
  .describe('The first question without a written answer, and what is left of its time by the server’s clock');

/** What sending again does not change: the submission or the question is not there any more, or not this person's. */
const refused = z.object({ outcome: z.literal('refused'), message: z.string() });

/** Answers of each port. What may pass when it is sent again rejects with its message. */
export const dpiOutputs = {
  startSubmission: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('open'), written: z.int().nonnegative(), next }),
    z.object({ outcome: z.literal('finished') }),
    z.object({ outcome: z.literal('closed') }),
    refused,
  ]),
  saveAnswer: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('stored'), written: z.int().positive(), isLate: z.boolean(), next }),
    z.object({ outcome: z.literal('finished') }),
    z.object({ outcome: z.literal('closed') }),
    refused,
  ]),
  finishSubmission: z.object({ message: z.string() }),
  saveEndDate: z.object({ endsOn: day, message: z.string() }),
  establishPai: z.object({ outcome: z.enum(['established', 'alreadyEstablished']), message: z.string() }),
};
/** Answers by port: `DpiOutputs['saveAnswer']`. */
export type DpiOutputs = { [Port in keyof typeof dpiOutputs]: z.infer<(typeof dpiOutputs)[Port]> };
/** Answer of both `startSubmission` and `saveAnswer`. */
export type SubmissionOutput = DpiOutputs['startSubmission'] | DpiOutputs['saveAnswer'];

/** Inputs of each port. `optionId` is null for a question whose time ran out. */
export interface DpiInputs {
  startSubmission: { timeFactor: TimeFactor };
  saveAnswer: { questionId: number; optionId: number | null };
  finishSubmission: undefined;
  saveEndDate: { endsOn: string };
  establishPai: { items: readonly PaiItem[] };
}
