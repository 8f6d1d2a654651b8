export { ServerClock } from './ServerClock';
export type { ServerClockProps } from './ServerClock';
