/** Beginnings of the paths of pages that belong to no area: an ability guards them (`pagesFor`). One line per room. */
const BEGINNINGS: readonly string[] = [
  '/content',
  '/fundamentacion',
  '/intelligence',
  '/pills',
  '/sessions',
  '/surveys',
  '/scholastic/dpi',
  '/scholastic/pfp',
];

/** Whether the page of this path is shared by several areas, even where it stands below the path of one of them. */
export const isSharedPath = (path: string): boolean =>
  BEGINNINGS.some((beginning) => path === beginning || path.startsWith(`${beginning}/`));
