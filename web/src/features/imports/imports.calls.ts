import type { CatalogueKind, ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { imports } from '@ruta/contracts/imports/imports.api';
import type { adminCatalogues, adminImport, adminImports } from '@ruta/contracts/imports/imports.screens';
import { route, screenRoute } from '../../lib/api';

export const importListScreen = screenRoute<typeof adminImports>('admin', '/imports');
export const cataloguesScreen = screenRoute<typeof adminCatalogues>('admin', '/catalogues');
export const importScreen = screenRoute<typeof adminImport>('admin', '/imports/:id');

export const readImport = route<typeof imports.read>('post', '/imports');
export const chooseSchool = route<typeof imports.choose>('put', '/imports/:id/choice');
export const applyImport = route<typeof imports.apply>('post', '/imports/:id/apply');
export const undoImport = route<typeof imports.undo>('post', '/imports/:id/undo');

/** Addresses of files. */
export const templateHref = (kind: ImportKindKey): string => `/api/imports/template?kind=${kind}`;
export const catalogueHref = (kind: CatalogueKind): string => `/api/catalogues/file?kind=${kind}`;
export const resultHref = (id: number): string => `/api/imports/${id}/result`;

/** Addresses to reload after an import changed. */
export const IMPORTS: readonly string[] = [
  ...['/imports', '/schools', '/audit', '/users', '/invitations'],
  ...['/catalogues', '/surveys', '/observation', '/pfi', '/dpi-questions', '/central-activities'],
];
