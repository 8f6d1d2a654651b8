import type { Page } from '@ruta/contracts';
import { filmUrl, isFilmUrl } from '@ruta/contracts/pills/film-url';
import { isPillUrl } from '@ruta/contracts/pills/pill-url';
import type { pills } from '@ruta/contracts/pills/pills.api';
import type { ListedPill, Pill, PillForm } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import type { FileStore } from '../../storage/file-store';
import { discard } from '../../storage/keep-uploads';
import { recordAudit } from '../audit';
import { isBelow, isCategory } from './category.reader';
import { forgetFilm, takeFilm, WITHOUT_FILM, type FilmColumns } from './film.model';
import { captionKeys } from './film.reader';
import { forgetReports, insertPill, pillColumns, replaceKeywords } from './pill.model';
import { findPill } from './pill.reader';
import { listPills, managedPill } from './pill-console.reader';
import type { PillVideoRow } from './pills.tables';

type List = z.output<typeof pills.list.query>;
type Update = z.output<typeof pills.storeEdit.body>;

interface PillsDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
  /** Hosts whose videos may be added. */
  videoHosts: readonly string[];
}

const subject = ({ id, title }: Pick<Pill, 'id' | 'title'>) => ({ type: 'pill', id, label: title }) as const;
/** What the log tells of a video. */
const factsOf = ({ title, url, keywords, category, sub_category, topic, tag }: Pill) => ({
  ...{ title, url, keywords, category: category.name, subcategory: sub_category.name },
  ...{ topic: topic?.name ?? null, tag: tag?.name ?? null },
});

/** The keys of a video's film and its captions. */
const filesOf = async (trx: Knex, { id, file_key }: PillVideoRow): Promise<string[]> =>
  file_key === null ? [] : [file_key, ...(await captionKeys(trx, id)).values()];

/** The videos of the library for whoever looks after it (PIL-01). The server never opens an address (T07). */
export function pillsService({ db, clock, store, videoHosts }: PillsDeps) {
  const assertUrl = (url: string) => {
    if (!isFilmUrl(url) && !isPillUrl(url, videoHosts)) throwFieldErrors({ url: ['pills.url.invalid'] });
  };

  /** The film that an address stands for: the one that the video has, or one that the caller sent. */
  const filmOf = async (trx: Knex, actor: Actor, url: string, video?: PillVideoRow): Promise<FilmColumns> => {
    if (!isFilmUrl(url)) return WITHOUT_FILM;
    if (video && video.file_key !== null && url === filmUrl(video.id))
      return { file_key: video.file_key, duration_sec: video.duration_sec };
    const gone = () => new Problem('request.invalid', { errors: { url: ['pills.film.unknown'] } });
    return takeFilm(trx, { url, user_id: own(actor), gone });
  };

  /** Deletes files that a video no longer has, after its row (F12). */
  const release = (keys: readonly string[]) =>
    discard(
      store,
      keys.map((key) => ({ key })),
    );

  /** Locks what the video stands below, from the top, and refuses what does not belong together (B40). */
  const assertPlace = async (trx: Knex, { category, subcategory, topic, tag }: PillForm) => {
    await lockRows(trx, 'pills_categories', category);
    await lockRows(trx, 'pills_subcategories', subcategory);
    if (topic) await lockRows(trx, 'pills_topics', topic);
    if (tag) await lockRows(trx, 'pills_tags', tag);
    if (!(await isCategory(trx, category))) throwFieldErrors({ category: ['pills.category.unknown'] });
    if (!(await isBelow(trx, 'subcategory', subcategory, category)))
      throwFieldErrors({ subcategory: ['pills.subcategory.unknown'] });
    if (topic && !(await isBelow(trx, 'topic', topic, subcategory)))
      throwFieldErrors({ topic: ['pills.topic.unknown'] });
    if (tag && !(topic && (await isBelow(trx, 'tag', tag, topic)))) throwFieldErrors({ tag: ['pills.tag.unknown'] });
  };

  return {
    list: (actor: Actor, query: List): Promise<Page<ListedPill>> => listPills(db, actor, query),

    add(actor: Actor, form: PillForm): Promise<Pill> {
      assertUrl(form.url);
      return db.transaction(async (trx) => {
        const at = utc(clock.now());
        await assertPlace(trx, form);
        const film = await filmOf(trx, actor, form.url.trim());
        const id = await insertPill(trx, { form, film, at });
        await replaceKeywords(trx, id, form.keywords ?? []);
        const pill = await managedPill(trx, actor, id);
        const after = factsOf(pill);
        await recordAudit(trx, { at, actor, action: 'pill.added', subject: subject(pill), after });
        return pill;
      });
    },

    /** Refuses with the present video where somebody else saved it first. Keywords that are left out stay. */
    async change(actor: Actor, id: number, { revision, ...form }: Update): Promise<Pill> {
      assertUrl(form.url);
      const { pill, released } = await db.transaction(async (trx) => {
        const at = utc(clock.now());
        const present = () => managedPill(trx, actor, id);
        await present();
        await assertPlace(trx, form);
        await lockRows(trx, 'pills_videos', id);
        const before = await present();
        const row = await findPill(trx, id);
        const stale = async () => new Problem('pills.stale', { current: await present() });
        // Judged before the film, so that who saves second is told of the conflict, not of a film that is gone.
        if (revision !== undefined && revision !== row.revision) throw await stale();
        const film = await filmOf(trx, actor, form.url.trim(), row);
        const keywords = form.keywords ?? before.keywords;
        await updateAtRevision(trx, 'pills_videos', {
          at: { id },
          revision: revision ?? 'any',
          changes: { ...pillColumns({ ...form, keywords }, film), updated_at: at },
          stale,
        });
        await replaceKeywords(trx, id, keywords);
        if (before.url !== form.url.trim()) await forgetReports(trx, id);
        const former = row.file_key === film.file_key ? [] : await filesOf(trx, row);
        if (former.length > 0) await forgetFilm(trx, id);
        const after = await present();
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill.changed', subject: subject(after) },
          ...{ before: factsOf(before), after: factsOf(after) },
        });
        return { pill: after, released: former };
      });
      await release(released);
      return pill;
    },

    async remove(actor: Actor, id: number): Promise<void> {
      const released = await db.transaction(async (trx) => {
        await lockRows(trx, 'pills_videos', id);
        const before = await managedPill(trx, actor, id);
        const row = await findPill(trx, id);
        const files = await filesOf(trx, row);
        await deleteJudged(trx, 'pills_videos', {
          at: { id, file_key: row.file_key },
          gone: () => new Problem('pills.not-found'),
        });
        const at = utc(clock.now());
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill.deleted', subject: subject(before), before: factsOf(before) },
        });
        return files;
      });
      await release(released);
    },
  };
}

export type PillsService = ReturnType<typeof pillsService>;
