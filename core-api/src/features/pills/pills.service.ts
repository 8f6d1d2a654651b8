import type { Page } from '@ruta/contracts';
import { isPillUrl } from '@ruta/contracts/pills/pill-url';
import type { pills } from '@ruta/contracts/pills/pills.api';
import type { ListedPill, Pill, PillForm } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { deleteJudged } from '../../database/judged-rows';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { isBelow, isCategory } from './category.reader';
import { forgetReports, insertPill, pillColumns, replaceKeywords } from './pill.model';
import { findPill, listPills, managedPill } from './pill.reader';

type List = z.output<typeof pills.list.query>;
type Update = z.output<typeof pills.storeEdit.body>;

interface PillsDeps {
  db: Knex;
  clock: Clock;
  /** Hosts whose videos may be added. */
  videoHosts: readonly string[];
}

const subject = ({ id, title }: Pick<Pill, 'id' | 'title'>) => ({ type: 'pill', id, label: title }) as const;
/** What the log tells of a video. */
const factsOf = ({ title, url, keywords, category, sub_category, topic, tag }: Pill) => ({
  ...{ title, url, keywords, category: category.name, subcategory: sub_category.name },
  ...{ topic: topic?.name ?? null, tag: tag?.name ?? null },
});

/** The videos of the library for whoever looks after it (PIL-01). The server never opens an address (T07). */
export function pillsService({ db, clock, videoHosts }: PillsDeps) {
  const assertUrl = (url: string) => {
    if (!isPillUrl(url, videoHosts)) throwFieldErrors({ url: ['pills.url.invalid'] });
  };

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
        const id = await insertPill(trx, form, at);
        await replaceKeywords(trx, id, form.keywords ?? []);
        const pill = await managedPill(trx, actor, id);
        const after = factsOf(pill);
        await recordAudit(trx, { at, actor, action: 'pill.added', subject: subject(pill), after });
        return pill;
      });
    },

    /** Refuses with the present video where somebody else saved it first. Keywords that are left out stay. */
    change(actor: Actor, id: number, { revision, ...form }: Update): Promise<Pill> {
      assertUrl(form.url);
      return db.transaction(async (trx) => {
        const at = utc(clock.now());
        const present = () => managedPill(trx, actor, id);
        await present();
        await assertPlace(trx, form);
        await lockRows(trx, 'pills_videos', id);
        const before = await present();
        const keywords = form.keywords ?? before.keywords;
        await updateAtRevision(trx, 'pills_videos', {
          at: { id },
          revision: revision ?? 'any',
          changes: { ...pillColumns({ ...form, keywords }), updated_at: at },
          stale: async () => new Problem('pills.stale', { current: await present() }),
        });
        await replaceKeywords(trx, id, keywords);
        if (before.url !== form.url.trim()) await forgetReports(trx, id);
        const after = await present();
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill.changed', subject: subject(after) },
          ...{ before: factsOf(before), after: factsOf(after) },
        });
        return after;
      });
    },

    remove: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (trx) => {
        await lockRows(trx, 'pills_videos', id);
        const before = await managedPill(trx, actor, id);
        const { file_key } = await findPill(trx, id);
        await deleteJudged(trx, 'pills_videos', { at: { id, file_key }, gone: () => new Problem('pills.not-found') });
        const at = utc(clock.now());
        await recordAudit(trx, {
          ...{ at, actor, action: 'pill.deleted', subject: subject(before), before: factsOf(before) },
        });
      }),
  };
}

export type PillsService = ReturnType<typeof pillsService>;
