import { activityMachine } from '@ruta/state-machines/activities/activity.machine';
import type { ActivityInput } from '@ruta/state-machines/activities/activity.machine';
import type { ActivityInputs, ActivityOutputs } from '@ruta/state-machines/activities/activity.events';
import { createActor } from 'xstate';
import { optionsUnder, portUnder } from '../../shared/flow-port';
import type { FlowWatch } from '../../shared/flow-watch';

/** What the machine calls, by the names of its ports. */
export type ActivityCalls = {
  [Port in keyof ActivityInputs]: (input: ActivityInputs[Port]) => Promise<ActivityOutputs[Port]>;
};

/** What the machine does to the page around it. */
export interface ActivityEffects {
  showNotice: (message: string) => void;
  returnToAgenda: () => void;
}

/** The activity machine with its calls and effects, not started. A file of its own: it comes after the page. */
export function activityActor(
  calls: ActivityCalls,
  effects: ActivityEffects,
  input: ActivityInput,
  watch: FlowWatch | null = null,
) {
  const port = portUnder(watch);
  const machine = activityMachine.provide({
    actors: {
      markStarted: port(calls.markStarted),
      rescheduleActivity: port(calls.rescheduleActivity),
      finishActivity: port(calls.finishActivity),
      deleteActivity: port(calls.deleteActivity),
    },
    actions: {
      showNotice: (_, { message }) => effects.showNotice(message),
      returnToAgenda: effects.returnToAgenda,
    },
  });
  return createActor(machine, { input, ...optionsUnder(watch) });
}
