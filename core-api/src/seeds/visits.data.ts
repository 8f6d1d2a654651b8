import type { VisitSeed } from './visit-seed';
import { AHUEHUETE_PAST } from './visits-ahuehuete.data';
import { CENTRE } from './visits-centre.data';
import { LAURA } from './visits-laura.data';
import { NORTH } from './visits-north.data';

/** All thirty visits of the demo, in the order of their ids. */
export const VISITS: readonly VisitSeed[] = [...AHUEHUETE_PAST, ...LAURA, ...CENTRE, ...NORTH];
