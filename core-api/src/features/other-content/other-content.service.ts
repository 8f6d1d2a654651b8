import type { FileReply, Locale, Page, RoleCode } from '@ruta/contracts';
import { INLINE_TYPES } from '@ruta/contracts/kit/file-types';
import { CONTENT_FILE_TYPES, contentBytesMax } from '@ruta/contracts/other-content/limits';
import { isMediaUrl } from '@ruta/contracts/other-content/media-url';
import type { otherContent } from '@ruta/contracts/other-content/other-content.api';
import type { OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { deleteJudged } from '../../database/judged-rows';
import { movedTo, placeRows } from '../../database/order';
import { lockRows } from '../../database/row-locks';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import type { UploadedFile } from '../../kernel/uploaded-file';
import type { FileStore } from '../../storage/file-store';
import { discard, keepUploads } from '../../storage/keep-uploads';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import {
  countDownload,
  fileColumns,
  insertContent,
  nameColumns,
  replaceRoles,
  urlColumns,
  type Source,
} from './content.model';
import { contentIds, findContent, getContent, listContents } from './content.reader';

type List = z.output<typeof otherContent.list.query>;
type UrlForm = z.output<typeof otherContent.setUrl.body>;
type UrlUpdate = z.output<typeof otherContent.updateUrl.body>;

export interface OtherContentDeps {
  db: Knex;
  clock: Clock;
  store: FileStore;
  /** Hosts whose videos may be added. */
  videoHosts: readonly string[];
}

interface FileSent {
  name: string;
  roles: readonly RoleCode[] | undefined;
  files: readonly UploadedFile[];
  locale: Locale;
}

/** A content as somebody changed it. */
interface Changed {
  id: number;
  /** The revision that was edited; undefined changes whatever is there. */
  revision: number | undefined;
  name: string;
  /** Undefined leaves them as they are. */
  roles: readonly RoleCode[] | undefined;
  /** Undefined leaves file or address as it is. */
  source?: Source;
}

const subject = ({ id, name }: Pick<OtherContent, 'id' | 'name'>) => ({ type: 'content', id, label: name }) as const;
/** What the log tells of a content. */
const factsOf = ({ type, name, url, file, roles }: OtherContent) => ({
  ...{ type, name, roles },
  ...(file ? { file: file.name } : { url }),
});

/** Files and videos beside the library (OTH-01). Each change is one transaction with its audit entry. */
export function otherContentService({ db, clock, store, videoHosts }: OtherContentDeps) {
  const keep = (files: readonly UploadedFile[], locale: Locale) =>
    keepUploads(store, files, {
      ...{ field: 'file', types: CONTENT_FILE_TYPES, locale },
      ...{ typeFault: 'file.type.shared', maxBytesOf: contentBytesMax },
    });

  const assertVideo = (url: string) => {
    if (!isMediaUrl(url, videoHosts)) throwFieldErrors({ url: ['other-content.url.invalid'] });
  };

  interface Added {
    name: string;
    source: Source;
    roles: readonly RoleCode[];
  }
  const added = (actor: Actor, { name, source, roles }: Added): Promise<OtherContent> =>
    db.transaction(async (trx) => {
      const at = utc(clock.now());
      const id = await insertContent(trx, { name, source, at });
      await replaceRoles(trx, id, roles);
      const content = await getContent(trx, actor, id, 'content:manage');
      const after = factsOf(content);
      await recordAudit(trx, { at, actor, action: 'content.added', subject: subject(content), after });
      return content;
    });

  /** Changes a file or a video. A file that it no longer has is deleted after the row (F12). */
  const changed = async (actor: Actor, { id, revision, name, roles, source }: Changed): Promise<OtherContent> => {
    const { content, former } = await db.transaction(async (trx) => {
      const at = utc(clock.now());
      await lockRows(trx, 'other_contents', id);
      const row = await findContent(trx, actor, id, 'content:manage');
      // A key opens an embedded page, which is edited by itself.
      if (row.type === 'key') throw new Problem('other-content.not-found');
      const present = () => getContent(trx, actor, id, 'content:manage');
      const before = await present();
      await updateAtRevision(trx, 'other_contents', {
        at: { id },
        revision: revision ?? 'any',
        changes: { ...nameColumns(name), ...source, updated_at: at },
        stale: async () => new Problem('other-content.stale', { current: await present() }),
      });
      if (roles) await replaceRoles(trx, id, roles);
      const after = await present();
      await recordAudit(trx, {
        ...{ at, actor, action: 'content.changed', subject: subject(after) },
        ...{ before: factsOf(before), after: factsOf(after) },
      });
      return { content: after, former: source === undefined ? null : row.file_key };
    });
    if (former !== null) await discard(store, [{ key: former }]);
    return content;
  };

  return {
    list: (actor: Actor, query: List): Promise<Page<OtherContent>> => listContents(db, actor, query),

    async addFile(actor: Actor, { name, roles = [], files, locale }: FileSent): Promise<OtherContent> {
      const kept = await keep(files, locale);
      try {
        const [file] = kept;
        if (!file) throw new Problem('request.malformed');
        return await added(actor, { name, source: fileColumns(file), roles });
      } catch (error) {
        await discard(store, kept);
        throw error;
      }
    },

    addUrl(actor: Actor, { name, url, roles = [] }: UrlForm): Promise<OtherContent> {
      assertVideo(url);
      return added(actor, { name, source: urlColumns(url), roles });
    },

    /** Renames a content; a file that is sent replaces what it was, under the same address. */
    async changeFile(actor: Actor, { id, revision, files, locale, name, roles }: FileSent & Changed) {
      const kept = await keep(files, locale);
      try {
        const [file] = kept;
        return await changed(actor, { id, name, roles, revision, ...(file && { source: fileColumns(file) }) });
      } catch (error) {
        await discard(store, kept);
        throw error;
      }
    },

    changeUrl(actor: Actor, { contentId: id, name, url, roles, revision }: UrlUpdate): Promise<OtherContent> {
      assertVideo(url);
      return changed(actor, { id, name, roles, revision, source: urlColumns(url) });
    },

    /** Deletes a content of a type; of what is no file the file's id is the content's. */
    async remove(actor: Actor, asked: { id: number; fileId: number; type: OtherContent['type'] }): Promise<void> {
      const { id, fileId, type } = asked;
      const file = await db.transaction(async (trx) => {
        const at = utc(clock.now());
        await lockRows(trx, 'other_contents', id);
        const row = await findContent(trx, actor, id, 'content:manage');
        if (row.type !== type || fileId !== id) throw new Problem('other-content.not-found');
        const content = await getContent(trx, actor, id, 'content:manage');
        await deleteJudged(trx, 'other_contents', {
          at: { id, type },
          gone: () => new Problem('other-content.not-found'),
        });
        const before = factsOf(content);
        await recordAudit(trx, { at, actor, action: 'content.deleted', subject: subject(content), before });
        return row.file_key;
      });
      if (file !== null) await discard(store, [{ key: file }]);
    },

    /** Moves a content to a place among all, counted from 1. */
    order: (actor: Actor, id: number, position: number): Promise<void> =>
      db.transaction(async (trx) => {
        await lockRows(trx, 'other_contents', await contentIds(trx));
        const content = await getContent(trx, actor, id, 'content:manage');
        const ids = movedTo(await contentIds(trx), id, position);
        await placeRows(trx, { table: 'other_contents', column: 'position', ids });
        await recordAudit(trx, { at: utc(clock.now()), actor, action: 'content.ordered', subject: subject(content) });
      }),

    /** In place what a browser shows by itself, in a sandbox; else to download. Counts nothing: previews and ranges read it, too. */
    async file(actor: Actor, id: number): Promise<FileReply> {
      const row = await findContent(db, actor, id, 'content:read');
      const stored = row.file_key === null ? null : await store.open(row.file_key);
      if (!stored) throw new Problem('other-content.not-found');
      const type = row.mime_type ?? '';
      const disposition = INLINE_TYPES.some((inline) => inline === type) ? 'inline' : 'attachment';
      return { name: row.file_name ?? row.name, type, disposition, ...stored };
    },

    /** Counts one opening of a file, which the page tells. */
    async opened(actor: Actor, id: number): Promise<void> {
      await findContent(db, actor, id, 'content:read');
      if ((await countDownload(db, id)) === 0) throw new Problem('other-content.not-found');
    },
  };
}

export type OtherContentService = ReturnType<typeof otherContentService>;
