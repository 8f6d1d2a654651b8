/** Inputs, samples and answers of the sharing machine, for its tests and the flow lab. */
import { SHARE_MESSAGE_MAX } from '@ruta/contracts/sharing/limits';
import type { Exploration } from '../kit/explorer';
import type { SharingEvent, SharingOutputs } from './sharing.events';
import { hasChoices, type SharingContext, type SharingInput, type sharingMachine } from './sharing.machine';
import { messageStands, rangeStands } from './sharing.rules';

/** Inputs by the name that the flow lab shows. */
export const sharingInputs = {
  nextWeek: { schoolId: 1, start: '2026-11-23', end: '2026-11-29' },
} as const satisfies Record<string, SharingInput>;

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const sharingSamples: readonly SharingEvent[] = [
  { type: 'range.chosen', start: '2026-11-23', end: '2026-11-27' },
  { type: 'range.chosen', start: '2026-11-27', end: '2026-11-23' },
  { type: 'range.chosen', start: '2026-09-01', end: '2027-01-31' },
  { type: 'activities.chosen', activities: [301, 302], types: ['SchoolVisitActivity'] },
  { type: 'activities.chosen', activities: [], types: [] },
  { type: 'people.chosen', people: [41, 42] },
  { type: 'people.chosen', people: [] },
  { type: 'letter.written', message: 'Nos vemos el martes.', sendCalendar: true },
  { type: 'letter.written', message: 'a'.repeat(SHARE_MESSAGE_MAX + 1), sendCalendar: false },
];

/** Answers of the call, by invocation id. */
export const sharingAnswers = {
  shareAgenda: [{ id: 5, message: 'Agenda compartida' }],
} satisfies Record<keyof SharingOutputs, SharingOutputs[keyof SharingOutputs][]>;

/** The part of the context that guards read. */
const situationOf = (context: SharingContext) => [
  rangeStands(context),
  context.activities.length > 0,
  context.people.length > 0,
  messageStands(context.message),
  context.sendCalendar,
  hasChoices(context),
];

/** One exploration per input, all with the same samples and answers. */
export const sharingExplorations: readonly Exploration<typeof sharingMachine>[] = Object.entries(sharingInputs).map(
  ([name, input]) => ({ name, input, samples: sharingSamples, answers: sharingAnswers, situationOf }),
);
