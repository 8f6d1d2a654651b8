import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';

interface StoredFile {
  key: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** A stored file as columns of its content. */
export const fileColumns = ({ key, name, type, size }: StoredFile) => ({
  ...{ type: 'File' as const, url: null, file_key: key, file_name: name, mime_type: type, size },
});

/** The address of a video as columns of its content. */
export const urlColumns = (url: string) => ({
  ...{ type: 'URL' as const, url: url.trim(), file_key: null, file_name: null, mime_type: null, size: null },
});

/** What a content opens. */
export type Source = ReturnType<typeof fileColumns> | ReturnType<typeof urlColumns>;

/** A name with the key that it is searched by. */
export const nameColumns = (name: string) => ({ name, search_key: searchKey(name) });

interface NewContent {
  name: string;
  source: Source;
  at: string;
}

/** Adds a content after the others. Returns its id. */
export async function insertContent(trx: Knex, { name, source, at }: NewContent): Promise<number> {
  const [row] = await trx('other_contents').max<{ last: number | null }[]>({ last: 'position' });
  const [id = 0] = await trx('other_contents').insert({
    ...{ ...nameColumns(name), position: (row?.last ?? 0) + 1, ...source },
    ...{ created_at: at, updated_at: at },
  });
  return id;
}

/** Says who reads a content; no roles are everybody. */
export async function replaceRoles(trx: Knex, content_id: number, roles: readonly RoleCode[]): Promise<void> {
  await trx('other_content_roles').where({ content_id }).delete();
  const rows = [...new Set(roles)].map((role) => ({ content_id, role }));
  if (rows.length > 0) await trx('other_content_roles').insert(rows);
}

/** Counts one opening of a content that is a file. Returns the number of rows: 0 if it is none any more. */
export const countDownload = (db: Knex, id: number): Promise<number> =>
  db('other_contents').where({ id, type: 'File' }).increment('downloads', 1);
