import type { Area } from '@ruta/contracts/roles';
import type { Locale } from '@ruta/contracts/locale';
import { forget, keep, kept } from '../lib/kept';

/** localStorage key; the script in index.html reads it, too (early-chunks.ts). */
const PLACE = 'ruta.last-visit';

/** Whether somebody was signed in on this browser and did not sign out. A guess, since the session may have ended. */
export const wasSignedIn = () => kept(PLACE) !== null;

/** Stores area and language, so that the next visit can preload its code. */
export const rememberVisit = (area: Area, locale: Locale) => keep(PLACE, { area, locale });
export const forgetVisit = () => forget(PLACE);
