import type { Area } from '@ruta/contracts/roles';
import type { Locale } from '@ruta/contracts/locale';
import { forget, keep, kept } from '../lib/kept';

/** Also read by the script in index.html that fetches what this visit will need (early-chunks.ts). */
const PLACE = 'ruta.last-visit';

/** Whether somebody was signed in on this browser and did not sign out: only a guess, the server knows. */
export const wasSignedIn = () => kept(PLACE) !== null;

/** Keeps for the next visit what to fetch first: the part of the product one is at home in, and one's language. */
export const rememberVisit = (area: Area, locale: Locale) => keep(PLACE, { area, locale });
export const forgetVisit = () => forget(PLACE);
