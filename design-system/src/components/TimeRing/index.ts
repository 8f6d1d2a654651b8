export { TimeRing } from './TimeRing';
export type { RingSize, RingTone, TimeRingProps } from './TimeRing';
