import type { EmbeddedKey, EmbeddedPageForm } from '@ruta/contracts/other-content/other-content.schema';
import type { Knex } from 'knex';

interface Title {
  name: string;
  active: boolean;
}

/** Writes the first title of the section. Violates its key where there is one. */
export async function insertSection(trx: Knex, title: Title, at: string): Promise<void> {
  await trx('other_content_section').insert({ id: 1, ...title, created_at: at, updated_at: at });
}

type Page = Omit<EmbeddedPageForm, 'revision'>;

/** Writes an embedded page for the first time. Violates its key where there is one. */
export async function insertEmbedded(trx: Knex, page_key: EmbeddedKey, page: Page, at: string): Promise<void> {
  await trx('embedded_pages').insert({ page_key, ...page, created_at: at, updated_at: at });
}
