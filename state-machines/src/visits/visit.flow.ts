/** The visit machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { visitAnswers, visitInputs, visitSamples } from './visit.exploration';
import { visitLabels, visitOpenings } from './visit.labels';
import { visitMachine } from './visit.machine';

export const visitFlow: Flow = {
  machine: visitMachine,
  labels: visitLabels,
  inputs: visitInputs,
  openings: visitOpenings,
  samples: visitSamples,
  answers: visitAnswers,
};
