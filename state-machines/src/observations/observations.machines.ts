import { roomMachines } from '../kit/machine-entry';
import { observationEvents, observationOutputs } from './observation.events';
import {
  observationAnswers,
  observationExplorations,
  observationInputs,
  observationSamples,
} from './observation.exploration';
import { observationLabels, observationOpenings } from './observation.labels';
import { observationMachine } from './observation.machine';
import ways from './observation.ways.json';

export const observationsMachines = roomMachines({
  observation: {
    machine: observationMachine,
    labels: observationLabels,
    inputs: observationInputs,
    openings: observationOpenings,
    samples: observationSamples,
    answers: observationAnswers,
    features: ['OBS-01', 'OBS-02'],
    events: observationEvents,
    outputs: observationOutputs,
    explorations: observationExplorations,
    ways,
  },
});
