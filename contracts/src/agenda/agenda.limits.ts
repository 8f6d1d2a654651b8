/** Limits of an agenda of several schools. This file does not import zod, so browser code may use it. */

/** Most schools of one request. */
export const AGENDA_SCHOOLS_MAX = 50;
/** Most items of one request for several schools. */
export const AGENDA_ITEMS_MAX = 2000;
/** Most schools to choose from. */
export const AGENDA_CHOICE_MAX = 1000;
