import { roomMachines } from '../machine-entry';
import { cascadeEvents, cascadeOutputs } from './cascade.events';
import { cascadeAnswers, cascadeExplorations, cascadeInputs, cascadeSamples } from './cascade.exploration';
import { cascadeLabels, cascadeOpenings } from './cascade.labels';
import { cascadeMachine } from './cascade.machine';
import ways from './cascade.ways.json';

export const cascadeMachines = roomMachines({
  cascade: {
    machine: cascadeMachine,
    labels: cascadeLabels,
    inputs: cascadeInputs,
    openings: cascadeOpenings,
    samples: cascadeSamples,
    answers: cascadeAnswers,
    features: ['HIE-05', 'VC-01', 'PIL-03', 'STA-05'],
    events: cascadeEvents,
    outputs: cascadeOutputs,
    explorations: cascadeExplorations,
    ways,
  },
});
