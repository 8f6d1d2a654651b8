export { StartCountdown } from './StartCountdown';
export type { StartCountdownProps, TicksLeft } from './StartCountdown.types';
