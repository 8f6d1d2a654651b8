import { conferencesTables } from './202611281930-conferences';
import { meetingsOfConferences } from './202611282220-meetings';
import { themeCodes } from './202611291050-theme-codes';
import { startingThemes } from './202611291051-starting-themes';

export const conferencesMigrations = [conferencesTables, meetingsOfConferences, themeCodes, startingThemes];
