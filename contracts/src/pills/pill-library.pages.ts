import { page } from '../kit/page-path';

/** The library and its player, for every role that watches (PIL-03). */
export const pillLibraryPages = {
  pills: page('/pills'),
  pill: page('/pills/:id'),
};
