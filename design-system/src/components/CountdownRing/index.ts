export { CountdownRing } from './CountdownRing';
export type { CountdownAnnouncement, CountdownRingProps } from './CountdownRing.types';
