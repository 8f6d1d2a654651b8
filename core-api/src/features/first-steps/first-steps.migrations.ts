import { installationEventsTable } from './202611291110-installation-events';

export const firstStepsMigrations = [installationEventsTable];
