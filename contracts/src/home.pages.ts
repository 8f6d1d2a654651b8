import { page } from './kit/page-path';

/** The root, and the home page of each area. */
export const homePages = {
  root: page('/'),
  coach: page('/coach'),
  scholastic: page('/scholastic'),
  professor: page('/professor'),
  admin: page('/admin'),
  agent: page('/agent'),
  management: page('/management'),
  petitioner: page('/petitioner'),
};
