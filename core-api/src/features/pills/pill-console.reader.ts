import type { Page } from '@ruta/contracts';
import type { pills } from '@ruta/contracts/pills/pills.api';
import type { ListedPill, Pill } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { everything } from '../../database/scope';
import { containingWords } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { captionsOf } from './film.reader';
import {
  callersOf,
  factsOf,
  keywordsOf,
  placesOf,
  reportsOf,
  withCaller,
  withNames,
  type PillRow,
} from './pill-row.reader';

type List = z.output<typeof pills.list.query>;

/** A page of the console: what nobody watches first (PIL-01). */
export function listPills(db: Knex, actor: Actor, request: List): Promise<Page<ListedPill>> {
  const query = everything(db('pills_videos'), actor, 'pill:manage');
  const { search, unseen, broken, ...levels } = request.filter;
  for (const [column, id] of Object.entries(levels))
    if (id !== undefined) void query.where(`pills_videos.${column}`, id);
  if (search) containingWords(query, 'pills_videos.search_key', search.split(/\s+/));
  if (unseen !== undefined) void query.where('pills_videos.views', unseen ? '=' : '>', 0);
  if (broken !== undefined) {
    const reported = db('pills_reports').whereRaw('pills_reports.video_id = pills_videos.id').select(db.raw('1'));
    void (broken ? query.whereExists(reported) : query.whereNotExists(reported));
  }
  const included = new Set(request.include);
  return page(db, query, request, {
    table: 'pills_videos',
    columns: { views: 'pills_videos.views', id: 'pills_videos.id' },
    select: (rows) => withCaller(withNames(rows), db, actor),
    present: async (rows: PillRow[]) => {
      const ids = rows.map(({ id }) => id);
      const [words, reports, captions] = [
        await keywordsOf(db, ids),
        await reportsOf(db, ids),
        await captionsOf(db, ids),
      ];
      return rows.map((row) => {
        const { category, sub_category, topic, tag } = placesOf(row);
        return {
          ...factsOf(row, words),
          ...{
            favorite: callersOf(actor, row).favorite,
            reports: reports.get(row.id) ?? 0,
            captions: captions.get(row.id) ?? [],
          },
          ...(included.has('category') && { category }),
          ...(included.has('subCategory') && { sub_category }),
          ...(included.has('topic') && { topic }),
          ...(included.has('tag') && { tag }),
        };
      });
    },
  });
}

/** One as its console knows it: with topic and tag that are off. */
export async function managedPill(db: Knex, actor: Actor, id: number): Promise<Pill> {
  const query = everything(db('pills_videos'), actor, 'pill:manage').where('pills_videos.id', id);
  const [row] = await withCaller(withNames(query), db, actor);
  if (!row) throw new Problem('pills.not-found');
  const words = await keywordsOf(db, [id]);
  return { ...factsOf(row, words), ...placesOf(row), ...callersOf(actor, row) };
}
