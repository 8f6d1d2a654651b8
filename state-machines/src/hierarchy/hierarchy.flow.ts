/** The hierarchy machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { hierarchyAnswers, hierarchyInputs, hierarchySamples } from './hierarchy.exploration';
import { hierarchyLabels, hierarchyOpenings } from './hierarchy.labels';
import { hierarchyMachine } from './hierarchy.machine';

export const hierarchyFlow: Flow = {
  machine: hierarchyMachine,
  labels: hierarchyLabels,
  inputs: hierarchyInputs,
  openings: hierarchyOpenings,
  samples: hierarchySamples,
  answers: hierarchyAnswers,
};
