import { conferencesTables } from './202611281930-conferences';

export const conferencesMigrations = [conferencesTables];
