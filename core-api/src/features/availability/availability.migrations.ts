import { availabilitiesTable } from './202611281300-availabilities';

export const availabilityMigrations = [availabilitiesTable];
