/** The activity machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { activityAnswers, activityInputs, activitySamples } from './activity.exploration';
import { activityLabels, activityOpenings } from './activity.labels';
import { activityMachine } from './activity.machine';

export const activityFlow: Flow = {
  machine: activityMachine,
  labels: activityLabels,
  inputs: activityInputs,
  openings: activityOpenings,
  samples: activitySamples,
  answers: activityAnswers,
};
