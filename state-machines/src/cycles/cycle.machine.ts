import { asSent } from '../kit/steps';
import { begin } from './cycle.context';
import { closing, editing, notPrepared, prepared, started } from './cycle.parts';
import { cycleSetup } from './cycle.setup';

export type { CycleContext, CycleInput, CycleTag } from './cycle.context';

/**
 * A school cycle from its dates to its end (CYC-01 to CYC-03, SM-01): not prepared, prepared, started, finished, and
 * never back. Pure: no call, no clock; whoever mounts it provides the ports and the effect `showNotice`, sends
 * `clock.dayChanged` at midnight, and `server.statusChanged` when the server shows a newer revision (a state that has a
 * call of its own under way does not listen: the answer will tell).
 */
export const cycleMachine = cycleSetup.createMachine({
  id: 'cycle',
  context: ({ input }) => begin(input),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds where the cycle is; also where a version of somebody else is taken.',
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
    finished: { type: 'final', description: 'Read only from now on; its reports stay.' },
  },
});
