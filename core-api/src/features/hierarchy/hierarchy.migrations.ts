import { hierarchyHistory } from './202611232040-hierarchy-history';
import { handovers } from './202611232345-handovers';
import { distinctCoaches } from './202611250900-distinct-coaches';

export const hierarchyMigrations = [hierarchyHistory, handovers, distinctCoaches];
