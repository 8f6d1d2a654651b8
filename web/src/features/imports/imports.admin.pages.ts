import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Files that are imported, and the catalogues that they change. */
export const importsAdminPages = [
  lazyPage(importsPages.adminImports, async () => (await import('./pages/ImportListPage')).ImportListPage),
  lazyPage(importsPages.adminImport, async () => (await import('./pages/ImportPage')).ImportPage),
  lazyPage(importsPages.adminCatalogues, async () => (await import('./pages/CataloguesPage')).CataloguesPage),
];
