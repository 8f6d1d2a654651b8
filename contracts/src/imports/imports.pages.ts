import { page } from '../kit/page-path';

/** Pages of imports, for administrators. */
export const importsPages = { adminImports: page('/admin/imports'), adminImport: page('/admin/imports/:id') };
