export { forgetEvents } from './forget-events';
export { enqueueEvent, enqueueEvents } from './enqueue-event';
export { noteIssued, noteNotIssued } from './issued-link';
export { outboxRelay, type Deliveries } from './relay';
export { LANES } from './lanes';
export { ATTEMPTS_MAX, BACK_OFF_MINUTES, LEASE_MINUTES, type OutboxRow } from './rows';
export { onNotified, wakeStreams } from './wake';
