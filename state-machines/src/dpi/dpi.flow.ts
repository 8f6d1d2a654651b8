/** The diagnostic's machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { dpiAnswers, dpiInputs, dpiSamples } from './dpi.exploration';
import { dpiLabels, dpiOpenings } from './dpi.labels';
import { dpiMachine } from './dpi.machine';

export const dpiFlow: Flow = {
  machine: dpiMachine,
  labels: dpiLabels,
  inputs: dpiInputs,
  openings: dpiOpenings,
  samples: dpiSamples,
  answers: dpiAnswers,
};
