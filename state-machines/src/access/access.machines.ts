import { roomMachines } from '../kit/machine-entry';
import { sessionEvents, sessionOutputs } from './session.events';
import { sessionAnswers, sessionExplorations, sessionInputs, sessionSamples } from './session.exploration';
import { sessionLabels, sessionOpenings } from './session.labels';
import { sessionMachine } from './session.machine';
import ways from './session.ways.json';

export const accessMachines = roomMachines({
  session: {
    machine: sessionMachine,
    labels: sessionLabels,
    inputs: sessionInputs,
    openings: sessionOpenings,
    samples: sessionSamples,
    answers: sessionAnswers,
    features: ['ACC-01', 'ACC-05'],
    events: sessionEvents,
    outputs: sessionOutputs,
    explorations: sessionExplorations,
    ways,
  },
});
