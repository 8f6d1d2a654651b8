import { holidaysTable } from './202611232040-holidays';

export const holidaysMigrations = [holidaysTable];
