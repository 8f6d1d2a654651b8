import type { VisitSeed } from './visit-seed.demo';
import { AHUEHUETE_PAST } from './visits-ahuehuete.demo-data';
import { CANCELLED } from './visits-cancelled.demo-data';
import { CENTRE } from './visits-centre.demo-data';
import { LAURA } from './visits-laura.demo-data';
import { NORTH } from './visits-north.demo-data';

/** All visits of the demo, in the order of their ids. */
export const VISITS: readonly VisitSeed[] = [...AHUEHUETE_PAST, ...LAURA, ...CENTRE, ...NORTH, ...CANCELLED];
