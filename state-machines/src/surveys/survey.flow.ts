/** The survey machine as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { surveyAnswers, surveyInputs, surveySamples } from './survey.exploration';
import { surveyLabels, surveyOpenings } from './survey.labels';
import { surveyMachine } from './survey.machine';

export const surveyFlow: Flow = {
  machine: surveyMachine,
  labels: surveyLabels,
  inputs: surveyInputs,
  openings: surveyOpenings,
  samples: surveySamples,
  answers: surveyAnswers,
};
