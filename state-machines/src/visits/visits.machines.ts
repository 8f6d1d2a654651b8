import { roomMachines } from '../kit/machine-entry';
import { visitEvents, visitOutputs } from './visit.events';
import { visitAnswers, visitExplorations, visitInputs, visitSamples } from './visit.exploration';
import { visitLabels, visitOpenings } from './visit.labels';
import { visitMachine } from './visit.machine';
import ways from './visit.ways.json';

export const visitsMachines = roomMachines({
  visit: {
    machine: visitMachine,
    labels: visitLabels,
    inputs: visitInputs,
    openings: visitOpenings,
    samples: visitSamples,
    answers: visitAnswers,
    features: ['VIS-01', 'VIS-02', 'VIS-03', 'VIS-04', 'VIS-05', 'VIS-06'],
    events: visitEvents,
    outputs: visitOutputs,
    explorations: visitExplorations,
    ways,
  },
});
