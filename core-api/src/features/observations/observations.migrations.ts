import { observationsTables } from './202611240400-observations';
import { observationFiguresTables } from './202611252000-observation-figures';

export const observationsMigrations = [observationsTables, observationFiguresTables];
