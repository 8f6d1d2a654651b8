import { roomMachines } from '../kit/machine-entry';
import { surveyEvents, surveyOutputs } from './survey.events';
import { surveyAnswers, surveyExplorations, surveyInputs, surveySamples } from './survey.exploration';
import { surveyLabels, surveyOpenings } from './survey.labels';
import { surveyMachine } from './survey.machine';
import ways from './survey.ways.json';

export const surveysMachines = roomMachines({
  survey: {
    machine: surveyMachine,
    labels: surveyLabels,
    inputs: surveyInputs,
    openings: surveyOpenings,
    samples: surveySamples,
    answers: surveyAnswers,
    features: ['SUR-01', 'SUR-02', 'UI-04'],
    events: surveyEvents,
    outputs: surveyOutputs,
    explorations: surveyExplorations,
    ways,
  },
});
