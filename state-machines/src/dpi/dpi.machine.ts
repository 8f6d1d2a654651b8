import { asSent } from '../kit/steps';
import { answering } from './dpi.answering';
import { begin } from './dpi.context';
import { pai } from './dpi.pai';
import { results } from './dpi.results';
import { dpiSetup } from './dpi.setup';

export { missingTabs } from './dpi.context';
export type { DpiContext, DpiInput, DpiTag } from './dpi.context';

const newDay = { 'clock.dayChanged': { target: 'opening', actions: { type: 'setToday', params: asSent } } } as const;
const newFacts = {
  'server.factsChanged': { target: 'opening', actions: { type: 'takeFacts', params: asSent } },
} as const;

/**
 * The timed diagnostic on institutional climate, its results, and the action plan it leads to (DPI-01 to DPI-04,
 * PAI-01, SM-01). Pure: no call, no clock; whoever mounts it provides the ports and the effect `showNotice`, tells the
 * day as it changes, the connection as it comes and goes, and what the server knows when it changes. Every answer is
 * saved before the next question is shown, and the server's clock judges: `msLeft` comes with each question.
 */
export const dpiMachine = dpiSetup.createMachine({
  id: 'dpi',
  context: ({ input }) => begin(input),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds what the person may do of what they came for.',
      always: [
        { guard: 'establishedPaiIsWanted', target: 'paiEstablished' },
        { guard: 'wantedPaiMayBeOpened', target: 'pai' },
        { guard: 'resultsAreToBeShown', target: 'results' },
        { guard: 'submissionIsFinished', target: 'thanked' },
        { guard: 'dpiIsOver', target: 'closed' },
        { guard: 'dpiHasNotBegun', target: 'notOpenYet' },
        { guard: 'submissionIsOpen', target: 'answering.starting' },
        { target: 'answering' },
      ],
    },
    notOpenYet: { on: { ...newDay, ...newFacts } },
    answering,
    closed: {
      description: 'Its last day is over; what was answered until then stays written. The end may still be moved.',
      on: { ...newDay, ...newFacts },
    },
    thanked: { type: 'final', description: 'Done, for who does not see the results.' },
    results,
    pai,
    paiEstablished: { type: 'final', description: 'The plan is on the agenda of school and coach.' },
  },
});
