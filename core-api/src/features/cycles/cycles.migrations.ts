import { closuresAndSchools } from './202611231700-closures-and-schools';

export const cyclesMigrations = [closuresAndSchools];
