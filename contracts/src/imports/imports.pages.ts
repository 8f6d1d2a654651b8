import { page } from '../kit/page-path';

/** Pages of imports and of the catalogues that they change, for administrators. */
export const importsPages = {
  adminImports: page('/admin/imports'),
  adminImport: page('/admin/imports/:id'),
  adminCatalogues: page('/admin/catalogues'),
};
