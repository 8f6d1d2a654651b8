export type { CoachWork } from './coach-work';
