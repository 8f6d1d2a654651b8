import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Files that administrators import. */
export const importsAdminPages = [
  lazyPage(importsPages.adminImports, async () => (await import('./pages/ImportListPage')).ImportListPage),
  lazyPage(importsPages.adminImport, async () => (await import('./pages/ImportPage')).ImportPage),
];
