import type { FileReply, Locale } from '@ruta/contracts';
import type { CatalogueContent } from '@ruta/contracts/pfp/catalogue.schema';
import { CONTENTS_MAX, FORMATION_TYPES } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import { deleteJudged } from '../../database/judged-rows';
import { movedTo, placeRows } from '../../database/order';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { FileStore } from '../../storage/file-store';
import { discard, keepUploads } from '../../storage/keep-uploads';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { planSubject, planToChange } from './catalogue.judging';
import { fileSource, insertContent, linkSource, type Source } from './catalogue.model';
import { cataloguePlan, contentInCatalogue, contentOfPlan, stateOf } from './catalogue.reader';
import { contentsOf } from './formation.reader';
import { fileOf } from './formation.file';
import { forgetProgress } from './progress.model';

interface ContentsDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
}

interface Place {
  /** Of the plan. */
  id: number;
  content_id: number;
}

interface Facts {
  name: string;
  required: boolean;
}

/** A change of a content: the revision that was edited, and what it opens, where that changes. */
interface Change extends Place, Facts {
  revision: number;
  source?: Source | undefined;
}

interface Sent {
  files: readonly UploadedFile[];
  locale: Locale;
}

/** What the log tells of a content. */
const factsOf = ({ name, required, kind, mime_type, size, url }: CatalogueContent) => ({
  ...{ name, required, kind },
  ...(kind === 'link' ? { url } : { mime_type, size }),
});

/**
 * Files, films and links of a plan. A file that a content no longer has stays in the store until the sweep, because another
 * cycle may name it (decision 0055).
 */
export function contentsService({ db, clock, store }: ContentsDeps) {
  const present = async (trx: Knex, { id, content_id }: Place): Promise<CatalogueContent> => {
    const row = await contentOfPlan(trx, id, content_id);
    if (!row) throw new Problem('pfp.content-not-found');
    return contentInCatalogue(row);
  };

  /** Stores what was sent, and deletes it again where its row is not written. */
  const keeping = async <T>({ files, locale }: Sent, work: (source: Source | undefined) => Promise<T>): Promise<T> => {
    const kept = await keepUploads(store, files, {
      ...{ field: 'file', types: FORMATION_TYPES, locale, typeFault: 'file.type.shared' },
    });
    try {
      const [file] = kept;
      return await work(file && fileSource(file));
    } catch (error) {
      await discard(store, kept);
      throw error;
    }
  };

  const added = (actor: Actor, plan_id: number, { name, required, source }: Facts & { source: Source }) =>
    db.transaction(async (trx) => {
      const at = utc(clock.now());
      const plan = await planToChange(trx, actor, plan_id);
      if (plan.contents >= CONTENTS_MAX) throw new Problem('pfp.too-many-contents');
      const content_id = await insertContent(trx, { plan_id, name, required, source, at });
      const content = await present(trx, { id: plan_id, content_id });
      const after = factsOf(content);
      await recordAudit(trx, { at, actor, action: 'formation.content-added', subject: planSubject(plan), after });
      return content;
    });

  const changed = (actor: Actor, { id, content_id, revision, name, required, source }: Change) =>
    db.transaction(async (trx) => {
      const at = utc(clock.now());
      const place = { id, content_id };
      const plan = await planToChange(trx, actor, id);
      const before = await present(trx, place);
      // A link has no file to keep.
      if (source === undefined && before.kind === 'link') throw new Problem('pfp.content-not-found');
      await updateAtRevision(trx, 'formation_contents', {
        ...{ at: { id: content_id, plan_id: id, kind: before.kind }, revision },
        changes: { name, required, ...source, updated_at: at },
        stale: async () => new Problem('pfp.content-stale', { current: await present(trx, place) }),
      });
      if (source !== undefined) await forgetProgress(trx, content_id);
      const after = await present(trx, place);
      await recordAudit(trx, {
        ...{ at, actor, action: 'formation.content-changed', subject: planSubject(plan) },
        ...{ before: factsOf(before), after: factsOf(after) },
      });
      return after;
    });

  return {
    addFile: (actor: Actor, id: number, { name, required, ...sent }: Facts & Sent): Promise<CatalogueContent> =>
      keeping(sent, (source) => {
        if (!source) throw new Problem('request.malformed');
        return added(actor, id, { name, required, source });
      }),

    changeFile: (actor: Actor, { files, locale, ...change }: Change & Sent): Promise<CatalogueContent> =>
      keeping({ files, locale }, (source) => changed(actor, { ...change, source })),

    addLink: (actor: Actor, id: number, { url, ...facts }: Facts & { url: string }): Promise<CatalogueContent> =>
      added(actor, id, { ...facts, source: linkSource(url) }),

    changeLink: (actor: Actor, { url, ...change }: Change & { url: string }): Promise<CatalogueContent> =>
      changed(actor, { ...change, source: linkSource(url) }),

    remove: (actor: Actor, { id, content_id, revision }: Place & { revision: number }): Promise<void> =>
      db.transaction(async (trx) => {
        const at = utc(clock.now());
        const place = { id, content_id };
        const plan = await planToChange(trx, actor, id);
        const content = await present(trx, place);
        const stale = async () => new Problem('pfp.content-stale', { current: await present(trx, place) });
        if (content.revision !== revision) throw await stale();
        if (stateOf(plan) === 'published' && plan.contents === 1) throw new Problem('pfp.last-content');
        await deleteJudged(trx, 'formation_contents', { at: { id: content_id, plan_id: id, revision }, gone: stale });
        const before = factsOf(content);
        await recordAudit(trx, { at, actor, action: 'formation.content-deleted', subject: planSubject(plan), before });
      }),

    /** Moves a content to a place of its plan, counted from 1. */
    order: (actor: Actor, { id, content_id, position }: Place & { position: number }): Promise<void> =>
      db.transaction(async (trx) => {
        const plan = await planToChange(trx, actor, id);
        const ids = ((await contentsOf(trx, [id])).get(id) ?? []).map((row) => row.id);
        if (!ids.includes(content_id)) throw new Problem('pfp.content-not-found');
        await lockRows(trx, 'formation_contents', ids);
        const order = movedTo(ids, content_id, position);
        await placeRows(trx, { table: 'formation_contents', column: 'order', ids: order });
        await recordAudit(trx, {
          ...{ at: utc(clock.now()), actor, action: 'formation.ordered', subject: planSubject(plan) },
        });
      }),

    /** The file of a content, before it is published, too. */
    async file(actor: Actor, { id, content_id }: Place): Promise<FileReply> {
      const plan = await cataloguePlan(db, actor, id);
      const content = plan && (await contentOfPlan(db, id, content_id));
      const reply = content && (await fileOf(store, content));
      if (!reply) throw new Problem('pfp.content-not-found');
      return reply;
    },
  };
}

export type ContentsService = ReturnType<typeof contentsService>;
