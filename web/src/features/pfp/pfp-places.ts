import { formationEntries } from '@ruta/contracts/pfp/formation-entries';

/** The list of plans: one’s own, or those of an accompanied school. */
export const plansHref = (school_id: number | undefined): string =>
  school_id === undefined ? formationEntries.own.href() : formationEntries.coach.href({ school_id });

/** A plan, below its list. */
export const planHref = (id: number, school_id: number | undefined): string => `${plansHref(school_id)}/${id}`;
