import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';

/** The areas that have pages of the yearly plan. */
export type PfiArea = 'coach' | 'scholastic';

/** The plan of a school for a reader of an area. */
export const planHref = (area: PfiArea, school_id: number): string =>
  area === 'coach' ? pfiPages.coachPfi.href({ school_id }) : pfiPages.scholasticPfi.href();

/** Where the school’s activities get their dates. */
export const datesHref = (area: PfiArea, school_id: number): string =>
  area === 'coach' ? pfiPages.coachPfiEstablish.href({ school_id }) : pfiPages.scholasticPfiEstablish.href();
