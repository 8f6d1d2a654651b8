import { roomMachines } from '../kit/machine-entry';
import { sharingEvents, sharingOutputs } from './sharing.events';
import { sharingAnswers, sharingExplorations, sharingInputs, sharingSamples } from './sharing.exploration';
import { sharingLabels, sharingOpenings } from './sharing.labels';
import { sharingMachine } from './sharing.machine';
import ways from './sharing.ways.json';

export const sharingMachines = roomMachines({
  sharing: {
    machine: sharingMachine,
    labels: sharingLabels,
    inputs: sharingInputs,
    openings: sharingOpenings,
    samples: sharingSamples,
    answers: sharingAnswers,
    features: ['SHA-01'],
    events: sharingEvents,
    outputs: sharingOutputs,
    explorations: sharingExplorations,
    ways,
  },
});
