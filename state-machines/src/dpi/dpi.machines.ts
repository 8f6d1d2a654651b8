import { roomMachines } from '../kit/machine-entry';
import { dpiEvents, dpiOutputs } from './dpi.events';
import { dpiAnswers, dpiExplorations, dpiInputs, dpiSamples } from './dpi.exploration';
import { dpiLabels, dpiOpenings } from './dpi.labels';
import { dpiMachine } from './dpi.machine';
import ways from './dpi.ways.json';

export const dpiMachines = roomMachines({
  dpi: {
    machine: dpiMachine,
    labels: dpiLabels,
    inputs: dpiInputs,
    openings: dpiOpenings,
    samples: dpiSamples,
    answers: dpiAnswers,
    features: ['DPI-01', 'DPI-02', 'DPI-03', 'DPI-04', 'PAI-01'],
    events: dpiEvents,
    outputs: dpiOutputs,
    explorations: dpiExplorations,
    ways,
  },
});
