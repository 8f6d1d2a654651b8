import { calendarEvents } from './202611270810-calendar-events';
import { calendarFeeds } from './202611262330-calendar-feeds';
import { sharedAgendas } from './202611261830-shared-agendas';

export const sharingMigrations = [sharedAgendas, calendarFeeds, calendarEvents];
