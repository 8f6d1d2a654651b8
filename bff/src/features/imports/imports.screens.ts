import { CATALOGUE_KINDS, CYCLE_KINDS, IMPORT_ABILITIES, IMPORT_KINDS } from '@ruta/contracts/imports/import-kinds';
import { imports } from '@ruta/contracts/imports/imports.api';
import { catalogues } from '@ruta/contracts/imports/catalogues.api';
import { adminCatalogues, adminImport, adminImports } from '@ruta/contracts/imports/imports.screens';
import type { CoreClient } from '../../core/client';
import { serveScreen, type ServedScreen } from '../../kit/screen';
import { everyCycle } from '../cycles/every-cycle';

/** The started cycle, then the prepared ones: those whose people can change. */
async function cyclesToChange(core: CoreClient) {
  const known = await everyCycle(core);
  const started = known.filter(({ state }) => state === 'started');
  const prepared = known.filter((cycle) => cycle.state === 'pending' && cycle.prepared);
  return [...started, ...prepared].map(({ id, period }) => ({ id, period: period.name }));
}

/** Files that were read, and the kinds that the person may import. */
const servedAdminImports = serveScreen(adminImports, async ({ core, me, query: { page } }) => {
  const { abilities } = await me();
  // Whose ability to read cycles is switched off imports into the started one.
  const mayList = abilities.includes('cycle:read');
  const [found, open] = await Promise.all([
    core.get(imports.list, { query: { page } }),
    mayList ? cyclesToChange(core) : [],
  ]);
  const isThereACycle = (kind: (typeof IMPORT_KINDS)[number]) =>
    !mayList || open.length > 0 || !CYCLE_KINDS.some((one) => one === kind);
  const mayImport = (kind: (typeof IMPORT_KINDS)[number]) =>
    isThereACycle(kind) && IMPORT_ABILITIES[kind].every((ability) => abilities.includes(ability));
  return { imports: found, kinds: IMPORT_KINDS.filter(mayImport), cycles: open };
});

/** One file with a page of its rows, of all outcomes or of one. */
const servedAdminImport = serveScreen(adminImport, async ({ core, params, query: { page, outcome } }) => {
  const [{ data }, rows] = await Promise.all([
    core.get(imports.get, { params }),
    core.get(imports.rows, { params, query: { page, filter: { outcome } } }),
  ]);
  return { batch: data, rows };
});

/** A catalogue as it stands; guides unless told. */
const servedAdminCatalogues = serveScreen(
  adminCatalogues,
  async ({ core, query: { kind = CATALOGUE_KINDS[0], page } }) => ({
    kind,
    entries: await core.get(catalogues.list, { query: { page, filter: { kind } } }),
  }),
);

export const servedImports: readonly ServedScreen[] = [servedAdminImports, servedAdminImport, servedAdminCatalogues];
