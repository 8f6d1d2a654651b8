import { roomMachines } from '../kit/machine-entry';
import { hierarchyEvents, hierarchyOutputs } from './hierarchy.events';
import { hierarchyAnswers, hierarchyExplorations, hierarchyInputs, hierarchySamples } from './hierarchy.exploration';
import { hierarchyLabels, hierarchyOpenings } from './hierarchy.labels';
import { hierarchyMachine } from './hierarchy.machine';
import ways from './hierarchy.ways.json';

export const hierarchyMachines = roomMachines({
  hierarchy: {
    machine: hierarchyMachine,
    labels: hierarchyLabels,
    inputs: hierarchyInputs,
    openings: hierarchyOpenings,
    samples: hierarchySamples,
    answers: hierarchyAnswers,
    features: ['HIE-02', 'HIE-03', 'HIE-04'],
    events: hierarchyEvents,
    outputs: hierarchyOutputs,
    explorations: hierarchyExplorations,
    ways,
  },
});
