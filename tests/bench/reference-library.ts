// A page of the video library written by hand: one statement for the videos with the caller's hearts, one for their words.
import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { searchKey } from '../../core-api/src/database/search-key';
import type { Rows } from './rows';

const COLUMNS = `v.id, v.title, v.url, v.duration_sec, v.views, v.created_at, v.revision,
  v.category_id, c.name as category, v.subcategory_id, s.name as subcategory,
  exists (select 1 from pills_favourites f where f.ruta_pills_videos_id = v.id and f.user_id = ?) as favorite,
  exists (select 1 from pills_progress p where p.video_id = v.id and p.user_id = ? and p.done_at is not null) as seen`;

export const libraryByHand =
  (rows: Rows): RequestHandler =>
  async (req, res) => {
    const asked = new URLSearchParams(req.url.split('?')[1]);
    const token = createHash('sha256')
      .update((req.headers.authorization ?? '').slice(7))
      .digest('hex');
    const [session] = await rows('select user_id from sessions where token_hash = ?', [token]);
    const reader = Number(session?.['user_id']);
    const search = asked.get('search');
    const videos = await rows(
      `select ${COLUMNS} from pills_videos v join pills_categories c on c.id = v.category_id
        join pills_subcategories s on s.id = v.subcategory_id
        ${search === null ? '' : 'where v.search_key like ?'} order by v.id desc limit ? offset ?`,
      [
        ...[reader, reader, ...(search === null ? [] : [`%${searchKey(search)}%`])],
        ...[Number(asked.get('take')), Number(asked.get('skip'))],
      ],
    );
    const ids = videos.map(({ id }) => Number(id));
    const words = await rows(
      `select video_id, keyword from pills_keywords where video_id in (${ids.map(() => '?').join(',')}) order by id`,
      ids,
    );
    const keywords = new Map<number, string[]>();
    for (const { video_id, keyword } of words)
      keywords.set(Number(video_id), [...(keywords.get(Number(video_id)) ?? []), String(keyword)]);
    const data = videos.map(({ category_id, category, subcategory_id, subcategory, favorite, seen, ...video }) => ({
      ...video,
      keywords: keywords.get(Number(video['id'])) ?? [],
      ...{ favorite: Boolean(favorite), is_seen: Boolean(seen), topic: null, tag: null },
      category: { id: Number(category_id), name: String(category) },
      sub_category: { id: Number(subcategory_id), name: String(subcategory) },
    }));
    res.json({ data });
  };
