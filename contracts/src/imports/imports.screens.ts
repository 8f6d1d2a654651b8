import { z } from 'zod';
import { id } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { CatalogueEntry } from './catalogue.schema';
import { CATALOGUE_KINDS, IMPORT_KINDS } from './import-kinds';
import { IMPORT_OUTCOMES, ImportBatch, ImportRow } from './import.schema';

const ImportList = z.object({
  imports: pageOf(ImportBatch),
  cycles: z.array(z.object({ id, period: z.string() })).describe('Started and prepared ones, for files of a cycle'),
  kinds: z.array(z.enum(IMPORT_KINDS)).describe('Those that the person may import'),
});
export type ImportList = z.infer<typeof ImportList>;

const ImportPage = z.object({ batch: ImportBatch, rows: pageOf(ImportRow) });
export type ImportPage = z.infer<typeof ImportPage>;

/** Files that were read, the newest first. */
export const adminImports = screen({
  area: 'admin',
  path: '/imports',
  query: z.strictObject({ page: z.string().optional() }),
  reply: ImportList,
});
/** One file, with a page of its rows. */
export const adminImport = screen({
  area: 'admin',
  path: '/imports/:id',
  query: z.strictObject({ page: z.string().optional(), outcome: z.enum(IMPORT_OUTCOMES).optional() }),
  reply: ImportPage,
});

/** Guides, surveys or central activities as they stand. */
export const adminCatalogues = screen({
  area: 'admin',
  path: '/catalogues',
  query: z.strictObject({ kind: z.enum(CATALOGUE_KINDS).optional(), page: z.string().optional() }),
  reply: z.object({ kind: z.enum(CATALOGUE_KINDS), entries: pageOf(CatalogueEntry) }),
});

export const importsScreens = { adminImports, adminImport, adminCatalogues };
