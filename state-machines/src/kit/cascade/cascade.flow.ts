/** The cascade machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../flow';
import { cascadeAnswers, cascadeInputs, cascadeSamples } from './cascade.exploration';
import { cascadeLabels, cascadeOpenings } from './cascade.labels';
import { cascadeMachine } from './cascade.machine';

export const cascadeFlow: Flow = {
  machine: cascadeMachine,
  labels: cascadeLabels,
  inputs: cascadeInputs,
  openings: cascadeOpenings,
  samples: cascadeSamples,
  answers: cascadeAnswers,
};
