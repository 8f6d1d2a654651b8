import { roomMachines } from '../kit/machine-entry';
import { activityEvents, activityOutputs } from './activity.events';
import { activityAnswers, activityExplorations, activityInputs, activitySamples } from './activity.exploration';
import { activityLabels, activityOpenings } from './activity.labels';
import { activityMachine } from './activity.machine';
import ways from './activity.ways.json';

export const activitiesMachines = roomMachines({
  activity: {
    machine: activityMachine,
    labels: activityLabels,
    inputs: activityInputs,
    openings: activityOpenings,
    samples: activitySamples,
    answers: activityAnswers,
    features: ['ACT-01', 'ACT-03', 'AGE-06', 'AGE-07'],
    events: activityEvents,
    outputs: activityOutputs,
    explorations: activityExplorations,
    ways,
  },
});
