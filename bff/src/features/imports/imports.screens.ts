import { IMPORT_ABILITIES, IMPORT_KINDS } from '@ruta/contracts/imports/import-kinds';
import { imports } from '@ruta/contracts/imports/imports.api';
import { adminImport, adminImports } from '@ruta/contracts/imports/imports.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** Files that were read, and the kinds that the person may import. */
const servedAdminImports = serveScreen(adminImports, async ({ core, me, query: { page } }) => {
  const [{ abilities }, found] = await Promise.all([me(), core.get(imports.list, { query: { page } })]);
  const mayImport = (kind: (typeof IMPORT_KINDS)[number]) =>
    IMPORT_ABILITIES[kind].every((ability) => abilities.includes(ability));
  return { imports: found, kinds: IMPORT_KINDS.filter(mayImport) };
});

/** One file with a page of its rows, of all outcomes or of one. */
const servedAdminImport = serveScreen(adminImport, async ({ core, params, query: { page, outcome } }) => {
  const [{ data }, rows] = await Promise.all([
    core.get(imports.get, { params }),
    core.get(imports.rows, { params, query: { page, filter: { outcome } } }),
  ]);
  return { batch: data, rows };
});

export const servedImports: readonly ServedScreen[] = [servedAdminImports, servedAdminImport];
