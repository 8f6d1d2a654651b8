import { accessOutsidePages } from '../../features/access/access.outside.pages';

/** Pages that open without a session, apart from the sign-in form, one line per room. */
export const outsidePages = [...accessOutsidePages];
