import { roomMachines } from '../kit/machine-entry';
import { bookingEvents, bookingOutputs } from './booking.events';
import { bookingAnswers, bookingExplorations, bookingInputs, bookingSamples } from './booking.exploration';
import { bookingLabels, bookingOpenings } from './booking.labels';
import { sessionBookingMachine } from './booking.machine';
import ways from './sessionBooking.ways.json';

export const conferencesMachines = roomMachines({
  sessionBooking: {
    machine: sessionBookingMachine,
    labels: bookingLabels,
    inputs: bookingInputs,
    openings: bookingOpenings,
    samples: bookingSamples,
    answers: bookingAnswers,
    features: ['VC-01', 'VC-02', 'VC-03', 'UI-04'],
    events: bookingEvents,
    outputs: bookingOutputs,
    explorations: bookingExplorations,
    ways,
  },
});
