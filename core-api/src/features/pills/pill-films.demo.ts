import { LOCALES, type Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { FileStore } from '../../storage/file-store';
import { FILM } from '../pfp/pfp-files.demo-data';
import { FILM_SECONDS, FILMS } from './pills.demo-data';

/** What the four slides of the film say. */
const SLIDES: Readonly<Record<Locale, readonly string[]>> = {
  es: ['Una clase planeada al revés', '¿Qué deben lograr?', '¿Cómo lo sabremos?', '¿Qué haremos en clase?'],
  en: ['A lesson planned backwards', 'What should they achieve?', 'How will we know?', 'What will we do in class?'],
};

const clock = (second: number) => `00:${String(second).padStart(2, '0')}.000`;
const captionsIn = (locale: Locale): Buffer => {
  const each = FILM_SECONDS / SLIDES[locale].length;
  const cues = SLIDES[locale].map((text, at) => `${clock(at * each)} --> ${clock((at + 1) * each)}\n${text}\n`);
  return Buffer.from(['WEBVTT\n', ...cues].join('\n'));
};

/** Lays the films of our own into the store, with captions in both languages. Returns their number. */
export async function seedPillFilms(db: Knex, store: FileStore): Promise<number> {
  const film = Buffer.from(FILM, 'base64');
  for (const { id, created_at } of await db('pills_videos').whereIn('id', FILMS).select('id', 'created_at')) {
    // Each its own file: a video that is deleted takes its film along.
    const { key } = await store.put(film);
    await db('pills_videos').where({ id }).update({ url: '', file_key: key, duration_sec: FILM_SECONDS });
    for (const locale of LOCALES) {
      const captions = await store.put(captionsIn(locale));
      await db('pills_captions').insert({ video_id: id, locale, file_key: captions.key, created_at });
    }
  }
  return FILMS.length;
}
