export { forgetEvents } from './forget-events';
export { enqueueEvent, enqueueEvents, type OutboxEvent } from './enqueue-event';
export { outboxRelay, type Deliveries, type Relay } from './relay';
export { ATTEMPTS_MAX, BACK_OFF_MINUTES, LEASE_MINUTES, type OutboxRow } from './rows';
export { onNotified, wakeStreams } from './wake';
