import { accessOutsidePages } from '../../features/access/access.outside.pages';

/** Pages open without a session, beside the sign-in form, one line a room. */
export const outsidePages = [...accessOutsidePages];
