import { LOCALES } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { FileStore } from '../../storage/file-store';
import { demoCaptions, FILM_SECONDS } from '../pfp/film-captions.demo-data';
import { FILM } from '../pfp/pfp-files.demo-data';
import { FILMS } from './pills.demo-data';

/** Lays the films of our own into the store, with captions in both languages. Returns their number. */
export async function seedPillFilms(db: Knex, store: FileStore): Promise<number> {
  const film = Buffer.from(FILM, 'base64');
  for (const { id, created_at } of await db('pills_videos').whereIn('id', FILMS).select('id', 'created_at')) {
    // Each its own file: a video that is deleted takes its film along.
    const { key } = await store.put(film);
    await db('pills_videos').where({ id }).update({ url: '', file_key: key, duration_sec: FILM_SECONDS });
    for (const locale of LOCALES) {
      const captions = await store.put(demoCaptions(locale));
      await db('pills_captions').insert({ video_id: id, locale, file_key: captions.key, created_at });
    }
  }
  return FILMS.length;
}
