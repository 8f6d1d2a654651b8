import { hierarchyHistory } from './202611232040-hierarchy-history';
import { handovers } from './202611232345-handovers';

export const hierarchyMigrations = [hierarchyHistory, handovers];
