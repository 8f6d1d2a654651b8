import type { Locale } from '@ruta/contracts';
import { sentFilmId } from '@ruta/contracts/pills/film-url';
import type { Knex } from 'knex';
import { deleteJudged } from '../../database/judged-rows';
import type { PillVideoRow } from './pills.tables';

interface SentFilm {
  user_id: number;
  file_key: string;
  duration_sec: number | null;
  at: string;
}

/** Notes a film that somebody sent. Returns its id. */
export async function insertFilm(trx: Knex, { at, ...film }: SentFilm): Promise<number> {
  const [id = 0] = await trx('pills_films').insert({ ...film, created_at: at });
  return id;
}

/** A film as columns of its video. */
export type FilmColumns = Pick<PillVideoRow, 'file_key' | 'duration_sec'>;

/** Of a video whose address is another site's. */
export const WITHOUT_FILM: FilmColumns = { file_key: null, duration_sec: null };

interface Taken {
  /** Where its sender watches it. */
  url: string;
  user_id: number;
  /** The refusal where there is no such film. */
  gone: () => Error;
}

/** Takes a film for a video, from then on its own: only its sender may, and only once. */
export async function takeFilm(trx: Knex, { url, user_id, gone }: Taken): Promise<FilmColumns> {
  const at = { id: sentFilmId(url) ?? 0, user_id };
  const film = await trx('pills_films').where(at).first('file_key', 'duration_sec');
  if (!film) throw gone();
  await deleteJudged(trx, 'pills_films', { at: { ...at, file_key: film.file_key }, gone });
  return film;
}

/** Forgets films that were sent before an instant and that no video took. The store deletes their files (F12). */
export const deleteFilmsBefore = (db: Knex, instant: string): PromiseLike<number> =>
  db('pills_films').where('created_at', '<', instant).delete();

/** Puts captions in the place of those in their language. The video is locked. */
export async function putCaptions(
  trx: Knex,
  { video_id, locale, file_key, at }: { video_id: number; locale: Locale; file_key: string; at: string },
): Promise<void> {
  await trx('pills_captions')
    .insert({ video_id, locale, file_key, created_at: at })
    .onConflict(['video_id', 'locale'])
    .merge(['file_key', 'created_at']);
}

/** Forgets what belongs to a film that its video no longer has: captions, and how far people watched. */
export async function forgetFilm(trx: Knex, video_id: number): Promise<void> {
  await trx('pills_captions').where({ video_id }).delete();
  await trx('pills_progress').where({ video_id }).delete();
}
