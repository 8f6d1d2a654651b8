import type { Locale, Page } from '@ruta/contracts';
import type { CatalogueEntry } from '@ruta/contracts/imports/catalogue.schema';
import type { catalogues } from '@ruta/contracts/imports/catalogues.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Cells } from './cells';

export type CatalogueRequest = z.output<typeof catalogues.list.query>;

/** What stands of a catalogue that is kept by file. The caller has checked `catalog:manage`. */
export interface CatalogueSource {
  list: (db: Knex, request: CatalogueRequest, locale: Locale) => Promise<Page<CatalogueEntry>>;
  /** The rows of a file that would change nothing. */
  rows: (db: Knex) => Promise<readonly Cells[]>;
}
