/** The machine of a video session as the flow lab steps through it (SM-02). */
import type { Flow } from '../kit/flow';
import { bookingAnswers, bookingInputs, bookingSamples } from './booking.exploration';
import { bookingLabels, bookingOpenings } from './booking.labels';
import { sessionBookingMachine } from './booking.machine';

export const sessionBookingFlow: Flow = {
  machine: sessionBookingMachine,
  labels: bookingLabels,
  inputs: bookingInputs,
  openings: bookingOpenings,
  samples: bookingSamples,
  answers: bookingAnswers,
};
