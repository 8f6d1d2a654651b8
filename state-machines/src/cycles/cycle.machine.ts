import { asSent } from '../kit/steps';
import { begin } from './cycle.context';
import { closing, editing, notPrepared, prepared, started } from './cycle.parts';
import { cycleSetup } from './cycle.setup';

export { hasUnsavedChanges } from './cycle.context';
export type { CycleContext, CycleInput } from './cycle.context';

/**
 * A school cycle from its dates to its end (CYC-01 to CYC-03, SM-01): not prepared, prepared, started, finished, never
 * back. Pure: no calls, no clock. The app provides the ports and the effect `showNotice`, sends `clock.dayChanged` at
 * midnight, and `server.statusChanged` when the server shows a newer revision. States with a pending call ignore the
 * latter: the answer brings the new version.
 */
export const cycleMachine = cycleSetup.createMachine({
  id: 'cycle',
  context: ({ input }) => begin(input),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Goes to the state that fits the cycle, on opening and after a new version from the server.',
      always: [
        { guard: 'cycleIsNew', target: 'editing' },
        { guard: 'cycleIsFinished', target: 'finished' },
        { guard: 'cycleIsStarted', target: 'started' },
        { guard: 'cycleIsPrepared', target: 'prepared' },
        { target: 'notPrepared' },
      ],
    },
    editing,
    notPrepared,
    prepared,
    closing,
    started,
    finished: { type: 'final', description: 'Read-only; its reports stay.' },
  },
});
