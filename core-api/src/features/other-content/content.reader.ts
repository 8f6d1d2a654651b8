import type { Ability, Page, RoleCode } from '@ruta/contracts';
import type { otherContent } from '@ruta/contracts/other-content/other-content.api';
import type { ContentSection, OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { everything } from '../../database/scope';
import { likePattern } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { visible } from './content.policy';
import type { OtherContentRow } from './other-content.tables';

type List = z.output<typeof otherContent.list.query>;

const COLUMNS = { position: 'other_contents.position' };
/** The section until somebody writes its title. */
const UNTITLED: ContentSection = { name: 'Otros contenidos', active: true, revision: 0 };

/** A page of the contents that the caller may read, in their order. */
export function listContents(db: Knex, actor: Actor, request: List): Promise<Page<OtherContent>> {
  const query = visible(db, db('other_contents'), actor, 'content:read');
  const search = request.filter.search ?? request.search;
  if (search) void query.whereRaw("other_contents.search_key like ? escape '!'", [likePattern(search)]);
  return page(db, query, request, {
    table: 'other_contents',
    columns: COLUMNS,
    select: (rows) => rows.select('other_contents.*'),
    present: async (rows: OtherContentRow[]) => {
      const roles = await rolesOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => contentOf(row, roles.get(row.id) ?? []));
    },
  });
}

/** The stored row of one that the ability reaches; otherwise it does not exist for the caller: 404. */
export async function findContent(db: Knex, actor: Actor, id: number, ability: Ability): Promise<OtherContentRow> {
  const row = (await visible(db, db('other_contents').where({ id }), actor, ability).first()) as
    OtherContentRow | undefined; // the table's row; the scope keeps the columns, not their type
  if (!row) throw new Problem('other-content.not-found');
  return row;
}

/** One that the ability reaches. */
export async function getContent(db: Knex, actor: Actor, id: number, ability: Ability): Promise<OtherContent> {
  const row = await findContent(db, actor, id, ability);
  return contentOf(row, (await rolesOf(db, [id])).get(id) ?? []);
}

/** The ids of all contents, in their order. */
export const contentIds = (db: Knex): Promise<number[]> =>
  db('other_contents').orderBy('position').orderBy('id').pluck('id');

/** Those of the store's keys that are files of contents, for the sweep. */
export const contentFiles = (db: Knex) => async (keys: readonly string[]) =>
  (await db('other_contents').whereIn('file_key', keys).pluck('file_key')).flatMap((key) => key ?? []);

/** The title of the section. */
export async function getSection(db: Knex, actor: Actor): Promise<ContentSection> {
  const row = await everything(db('other_content_section').where({ id: 1 }), actor, 'content:read').first();
  return row ? { name: row.name, active: Boolean(row.active), revision: row.revision } : UNTITLED;
}

async function rolesOf(db: Knex, ids: readonly number[]): Promise<Map<number, RoleCode[]>> {
  const found = new Map<number, RoleCode[]>();
  if (ids.length === 0) return found;
  const rows = await db('other_content_roles').whereIn('content_id', ids).orderBy('role').select();
  for (const { content_id, role } of rows) found.set(content_id, [...(found.get(content_id) ?? []), role]);
  return found;
}

function contentOf(row: OtherContentRow, roles: RoleCode[]): OtherContent {
  const { id, type, name, url, file_key, file_name, mime_type, size, downloads, revision, ...stamps } = row;
  return {
    ...{ id, type, name, roles, downloads, revision },
    url: url ?? `/api/other-content/${id}/file`,
    file: file_key === null ? null : { id, mime_type: mime_type ?? '', name: file_name ?? name, size: size ?? 0 },
    created_at: stamps.created_at,
    updated_at: stamps.updated_at,
  };
}
