import { observationsTables } from './202611240400-observations';

export const observationsMigrations = [observationsTables];
