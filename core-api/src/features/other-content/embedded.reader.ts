import { isListedHost, secureAddress } from '@ruta/contracts/other-content/media-url';
import type { EmbeddedKey, EmbeddedPage } from '@ruta/contracts/other-content/other-content.schema';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';

/** The titles of pages that nobody has written yet. */
const TITLES: Readonly<Record<EmbeddedKey, readonly [es: string, en: string]>> = {
  intelligence: ['Inteligencia', 'Intelligence'],
  fundamentacion: ['Fundamentación', 'Foundations'],
};

/** Whether the deployment lets an address be framed. */
export const mayBeFramed = (url: string, hosts: readonly string[]): boolean => {
  const at = secureAddress(url);
  return at !== null && isListedHost(at.host, hosts);
};

/**
 * An embedded page. Who manages content reads it always; others while it is active: 404. The address of a page that may
 * not be framed is still told, because its link stands beside the reason (OTH-02).
 */
export async function getEmbedded(
  db: Knex,
  actor: Actor,
  key: EmbeddedKey,
  hosts: readonly string[],
): Promise<EmbeddedPage> {
  const row = await everything(db('embedded_pages').where({ page_key: key }), actor, 'content:read').first();
  const [title, title_en] = TITLES[key];
  const page = row
    ? { url: row.url, title: row.title, title_en: row.title_en, active: Boolean(row.active), revision: row.revision }
    : { url: '', title, title_en, active: false, revision: 0 };
  if (!page.active && !holds(actor, 'content:manage')) throw new Problem('other-content.not-found');
  return { key, ...page, is_allowed: mayBeFramed(page.url, hosts) };
}
