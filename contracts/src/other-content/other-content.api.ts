import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { FILM_BYTES_MAX } from '../kit/file-types';
import { listQuery, search } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { CONTENT_FILE_TYPES } from './limits';
import {
  ContentSection,
  ContentSectionForm,
  ContentType,
  DeleteForm,
  EmbeddedPage,
  EmbeddedPageForm,
  FileForm,
  FileUpdate,
  OrderForm,
  OtherContent,
  UrlForm,
  UrlUpdate,
} from './other-content.schema';

const read = { ability: 'content:read' } as const;
const manage = { ability: 'content:manage' } as const;
const file = { field: 'file', maxFiles: 1, maxBytes: FILM_BYTES_MAX, types: CONTENT_FILE_TYPES };

/** The specification has the sentence in `data.message`, the house beside `data`: both. */
const saved = dataOf(z.object({ content: OtherContent, message: z.string() }));
const done = dataOf(z.object({ message: z.string() }));

const embeddedRead = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'get',
    path,
    summary: 'An embedded page, also while it is not active for whoever manages it',
    access: read,
    reply: dataOf(EmbeddedPage),
    problems: ['other-content.not-found'],
  });
const embeddedWrite = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'put',
    path,
    summary: 'Change an embedded page',
    access: manage,
    body: EmbeddedPageForm,
    reply: dataOf(EmbeddedPage),
    problems: ['other-content.page-stale'],
  });

/** Files, videos and embedded pages beside the library (OTH-01, OTH-02). */
export const otherContent = {
  list: endpoint({
    method: 'get',
    path: '/other-content',
    summary: 'Contents in their order; of an inactive section only for whoever manages it',
    access: read,
    query: listQuery({
      row: OtherContent,
      sort: ['position'],
      filter: { search: search.optional().describe('In the name; accents and capitals make no difference') },
      extra: { search: search.optional().describe('The same as filter[search], which goes first') },
      defaultSort: 'position',
    }),
    reply: pageOf(OtherContent),
  }),
  title: endpoint({
    method: 'get',
    path: '/other-content/title',
    summary: 'Title of the section, and whether it is active',
    access: read,
    reply: dataOf(ContentSection),
  }),
  hosts: endpoint({
    method: 'get',
    path: '/other-content/hosts',
    summary: 'Hosts whose videos may be added, and hosts whose pages may be framed, as the deployment lists them',
    access: manage,
    reply: dataOf(z.object({ video: z.array(z.string()), frame: z.array(z.string()) })),
  }),
  setFile: endpoint({
    method: 'post',
    path: '/other-content/set-file',
    summary: 'Add a file',
    access: manage,
    upload: file,
    body: FileForm,
    reply: saved,
    status: 201,
    problems: ['server.storage-full'],
  }),
  setUrl: endpoint({
    method: 'post',
    path: '/other-content/set-url',
    summary: 'Add the address of a video',
    access: manage,
    body: UrlForm,
    reply: saved,
    status: 201,
  }),
  updateFile: endpoint({
    method: 'post',
    path: '/other-content/update-file',
    summary: 'Rename a content; a file that is sent replaces it, under the same address',
    access: manage,
    upload: { ...file, minFiles: 0 },
    body: FileUpdate,
    reply: saved,
    problems: ['other-content.not-found', 'other-content.stale', 'server.storage-full'],
  }),
  updateUrl: endpoint({
    method: 'post',
    path: '/other-content/update-url',
    summary: 'Change name and address; a file becomes a video',
    access: manage,
    body: UrlUpdate,
    reply: saved,
    problems: ['other-content.not-found', 'other-content.stale'],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/other-content/:id/delete-file/:file_id',
    summary: 'Delete a content: its id, then its file’s; of what is no file its id again',
    access: manage,
    query: z.strictObject({ type: ContentType.optional().describe('Where the body does not say it') }),
    body: DeleteForm,
    reply: done,
    problems: ['other-content.not-found'],
  }),
  updateTitle: endpoint({
    method: 'put',
    path: '/other-content/update-title',
    summary: 'Change the title of the section, and whether it is active',
    access: manage,
    body: ContentSectionForm,
    reply: dataOf(ContentSection.extend({ message: z.string() })),
    problems: ['other-content.title-stale'],
  }),
  order: endpoint({
    method: 'put',
    path: '/other-content/order',
    summary: 'Move a content to another place among all',
    access: manage,
    body: OrderForm,
    reply: done,
    problems: ['other-content.not-found'],
  }),
  file: endpoint({
    method: 'get',
    path: '/other-content/:id/file',
    summary: 'The file of a content',
    access: read,
    reply: fileReply,
    file: CONTENT_FILE_TYPES,
    problems: ['other-content.not-found'],
  }),
  opened: endpoint({
    method: 'post',
    path: '/other-content/:id/opened',
    summary: 'Note that one opened the file of a content, here or as a download',
    access: read,
    reply: dataOf(z.null()),
    problems: ['other-content.not-found'],
  }),
  intelligence: embeddedRead('/embedded-pages/intelligence'),
  fundamentacion: embeddedRead('/embedded-pages/fundamentacion'),
  saveIntelligence: embeddedWrite('/embedded-pages/intelligence'),
  saveFundamentacion: embeddedWrite('/embedded-pages/fundamentacion'),
};
