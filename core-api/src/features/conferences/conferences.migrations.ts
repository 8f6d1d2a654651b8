import { conferencesTables } from './202611281930-conferences';
import { meetingsOfConferences } from './202611282220-meetings';

export const conferencesMigrations = [conferencesTables, meetingsOfConferences];
