import { roomMachines } from '../kit/machine-entry';
import { cycleEvents, cycleOutputs } from './cycle.events';
import { cycleAnswers, cycleExplorations, cycleInputs, cycleSamples } from './cycle.exploration';
import { cycleLabels, cycleOpenings } from './cycle.labels';
import { cycleMachine } from './cycle.machine';
import ways from './cycle.ways.json';

export const cyclesMachines = roomMachines({
  cycle: {
    machine: cycleMachine,
    labels: cycleLabels,
    inputs: cycleInputs,
    openings: cycleOpenings,
    samples: cycleSamples,
    answers: cycleAnswers,
    features: ['CYC-01', 'CYC-02', 'CYC-03'],
    events: cycleEvents,
    outputs: cycleOutputs,
    explorations: cycleExplorations,
    ways,
  },
});
