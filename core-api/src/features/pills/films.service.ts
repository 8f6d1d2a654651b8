import type { FileReply, Locale, ProblemCode } from '@ruta/contracts';
import { CAPTIONS_TYPE, FILM_TYPE } from '@ruta/contracts/kit/file-types';
import { isFilmUrl, sentFilmUrl } from '@ruta/contracts/pills/film-url';
import type { Knex } from 'knex';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import { displayName } from '../../storage/display-name';
import type { FileStore } from '../../storage/file-store';
import { discard, keepUploads } from '../../storage/keep-uploads';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { captionKeys, captionsOf, sentFilmKey } from './film.reader';
import { insertFilm, putCaptions } from './film.model';
import { findPill } from './pill.reader';
import { managedPill } from './pill-console.reader';

interface FilmsDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
}

interface Sent {
  files: readonly UploadedFile[];
  locale: Locale;
}

/** Captions of a video in a language. */
interface Place {
  id: number;
  locale: Locale;
}

/** Films of our own and their captions (PIL-01, PIL-03, decision 0057). */
export function filmsService({ db, clock, store }: FilmsDeps) {
  /** A stored file in place; 404 where there is none. */
  const fileOf = async (
    key: string | null | undefined,
    { name, type, missing }: { name: string; type: string; missing: ProblemCode },
  ): Promise<FileReply> => {
    const stored = key == null ? null : await store.open(key);
    if (!stored) throw new Problem(missing);
    return { name: displayName(name, type), type, disposition: 'inline', ...stored };
  };

  /** A video whose captions are changed, locked. */
  const locked = async (trx: Knex, actor: Actor, id: number) => {
    await lockRows(trx, 'pills_videos', id);
    const pill = await managedPill(trx, actor, id);
    return {
      isFilm: isFilmUrl(pill.url),
      former: await captionKeys(trx, id),
      subject: { type: 'pill', id, label: pill.title } as const,
    };
  };

  const languages = async (trx: Knex, id: number) => ({ captions: (await captionsOf(trx, [id])).get(id) ?? [] });

  /** Stores one file, and deletes it again where `work` writes no row for it. */
  const keeping = async <T>(
    { files, locale }: Sent,
    { type, typeFault }: { type: string; typeFault: 'pills.film.type' | 'pills.captions.type' },
    work: (file: { key: string; seconds: number | null }) => Promise<T>,
  ): Promise<T> => {
    const kept = await keepUploads(store, files, { field: 'file', types: [type], locale, typeFault });
    try {
      const [file] = kept;
      if (!file) throw new Problem('request.malformed');
      return await work(file);
    } catch (error) {
      await discard(store, kept);
      throw error;
    }
  };

  return {
    send: (actor: Actor, sent: Sent): Promise<{ url: string; duration_sec: number | null }> =>
      keeping(sent, { type: FILM_TYPE, typeFault: 'pills.film.type' }, async ({ key, seconds: duration_sec }) => {
        const at = utc(clock.now());
        const id = await insertFilm(db, { user_id: own(actor), file_key: key, duration_sec, at });
        return { url: sentFilmUrl(id), duration_sec };
      }),

    /** A film that no video has yet, for its sender alone. */
    sent: async (actor: Actor, id: number): Promise<FileReply> =>
      fileOf(await sentFilmKey(db, id, own(actor)), {
        ...{ name: 'video', type: FILM_TYPE, missing: 'pills.film-not-found' },
      }),

    /** The film of a video. */
    async media(actor: Actor, id: number): Promise<FileReply> {
      own(actor);
      const { file_key, title } = await findPill(db, id);
      return fileOf(file_key, { name: title, type: FILM_TYPE, missing: 'pills.film-not-found' });
    },

    async captions(actor: Actor, { id, locale }: Place): Promise<FileReply> {
      own(actor);
      const { title } = await findPill(db, id);
      const key = (await captionKeys(db, id)).get(locale);
      return fileOf(key, { name: `${title} (${locale})`, type: CAPTIONS_TYPE, missing: 'pills.captions-not-found' });
    },

    /** Puts captions into their place; those that were there are deleted after the row (F12). */
    keepCaptions: (actor: Actor, { id, locale }: Place, sent: Sent) =>
      keeping(sent, { type: CAPTIONS_TYPE, typeFault: 'pills.captions.type' }, async ({ key: file_key }) => {
        const { data, replaced } = await db.transaction(async (trx) => {
          const { isFilm, former, subject } = await locked(trx, actor, id);
          if (!isFilm) throw new Problem('pills.film-not-found');
          const at = utc(clock.now());
          await putCaptions(trx, { video_id: id, locale, file_key, at });
          await recordAudit(trx, { at, actor, action: 'pill.captions-saved', subject, after: { locale } });
          return { data: await languages(trx, id), replaced: former.get(locale) };
        });
        if (replaced !== undefined) await discard(store, [{ key: replaced }]);
        return data;
      }),

    async removeCaptions(actor: Actor, { id, locale }: Place) {
      const { data, file_key } = await db.transaction(async (trx) => {
        const { former, subject } = await locked(trx, actor, id);
        const file_key = former.get(locale) ?? '';
        const gone = () => new Problem('pills.captions-not-found');
        await deleteJudged(trx, 'pills_captions', { at: { video_id: id, locale, file_key }, gone });
        const at = utc(clock.now());
        await recordAudit(trx, { at, actor, action: 'pill.captions-removed', subject, before: { locale } });
        return { data: await languages(trx, id), file_key };
      });
      await discard(store, [{ key: file_key }]);
      return data;
    },
  };
}

export type FilmsService = ReturnType<typeof filmsService>;
