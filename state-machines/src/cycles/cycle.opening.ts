/** Where the cycle machine begins, told without XState; machines.test holds it against the machine itself. */
import type { Opened } from '../kit/opening';
import { begin, type CycleContext, type CycleInput, type CycleTag } from './cycle.context';

/** A cycle as the machine has it right after it is opened. */
export function openedCycle(input: CycleInput): Opened<CycleContext, CycleTag> {
  const context = begin(input);
  const { cycleId, state } = context;
  if (cycleId === null) return { context, value: { editing: 'filling' }, tags: ['editing'] };
  if (state === 'finished') return { context, value: 'finished', tags: [] };
  return { context, value: { [state]: 'idle' }, tags: state === 'notPrepared' ? [] : ['closable'] };
}
