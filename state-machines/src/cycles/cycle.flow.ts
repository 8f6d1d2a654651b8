/** The cycle machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { cycleAnswers, cycleInputs, cycleSamples } from './cycle.exploration';
import { cycleLabels, cycleOpenings } from './cycle.labels';
import { cycleMachine } from './cycle.machine';

export const cycleFlow: Flow = {
  machine: cycleMachine,
  labels: cycleLabels,
  inputs: cycleInputs,
  openings: cycleOpenings,
  samples: cycleSamples,
  answers: cycleAnswers,
};
