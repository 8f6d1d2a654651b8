/** The session machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { sessionAnswers, sessionInputs, sessionSamples } from './session.exploration';
import { sessionLabels, sessionOpenings } from './session.labels';
import { sessionMachine } from './session.machine';

export const sessionFlow: Flow = {
  machine: sessionMachine,
  labels: sessionLabels,
  inputs: sessionInputs,
  openings: sessionOpenings,
  samples: sessionSamples,
  answers: sessionAnswers,
};
