import { asSent } from '../kit/steps';
import { answering } from './dpi.answering';
import { begin } from './dpi.context';
import { pai } from './dpi.pai';
import { results } from './dpi.results';
import { dpiSetup } from './dpi.setup';

export { missingTabs, tabsShort } from './dpi.context';
export type { DpiContext, DpiInput } from './dpi.context';

const newDay = { 'clock.dayChanged': { target: 'opening', actions: { type: 'setToday', params: asSent } } } as const;
const newFacts = {
  'server.factsChanged': { target: 'opening', actions: { type: 'takeFacts', params: asSent } },
} as const;

/**
 * The timed diagnostic of institutional climate, its results and the action plan that follows (DPI-01 to DPI-04,
 * PAI-01, SM-01). Pure: no calls, no clock. The app provides the ports and the effect `showNotice`, and sends changes
 * of the day, of the connection and of the server's facts. Every answer is saved before the next question is shown. The
 * server's clock decides: each question arrives with `msLeft`.
 */
export const dpiMachine = dpiSetup.createMachine({
  id: 'dpi',
  context: ({ input }) => begin(input),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Goes to what the person came for, or to what is possible instead.',
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
      description: 'The last day is over; answers given until then are saved. The end may still be moved.',
      on: { ...newDay, ...newFacts },
    },
    refused: { type: 'final', description: 'The server takes no answers of this person; its sentence says why.' },
    thanked: { type: 'final', description: 'Finished, for people who do not see the results.' },
    results,
    pai,
    paiEstablished: { type: 'final', description: 'The plan is on the agendas of the school and the coach.' },
  },
});
