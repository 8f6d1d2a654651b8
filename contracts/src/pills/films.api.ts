import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { CAPTIONS_BYTES_MAX, CAPTIONS_TYPE, FILM_BYTES_MAX, FILM_TYPE } from '../kit/file-types';
import { dataOf, fileReply } from '../kit/replies';
import { LOCALES } from '../locale';

const watch = { ability: 'pill:watch' } as const;
const manage = { ability: 'pill:manage' } as const;
const captions = dataOf(z.object({ captions: z.array(z.enum(LOCALES)) }));

/** Films of our own in the library, with their captions (PIL-01, PIL-03, decision 0057). */
export const pillFilms = {
  send: endpoint({
    method: 'post',
    path: '/pills/videos/file',
    summary: 'Send a film; a video that is saved with its url has it, and one that no video has goes after a day',
    access: manage,
    upload: { field: 'file', maxFiles: 1, maxBytes: FILM_BYTES_MAX, types: [FILM_TYPE] },
    reply: dataOf(
      z.object({
        url: z.string().describe('The film until a video has it, for its sender alone'),
        duration_sec: z.int().nullable(),
      }),
    ),
    status: 201,
    problems: ['server.storage-full'],
  }),
  sent: endpoint({
    method: 'get',
    path: '/pills/videos/file/:id',
    summary: 'A film that the caller sent and that no video has yet, in parts if they are asked for',
    access: manage,
    reply: fileReply,
    file: [FILM_TYPE],
    problems: ['pills.film-not-found', 'request.range'],
  }),
  media: endpoint({
    method: 'get',
    path: '/pills/videos/:id/media',
    summary: 'The film of a video, in parts if they are asked for',
    access: watch,
    reply: fileReply,
    file: [FILM_TYPE],
    problems: ['pills.not-found', 'pills.film-not-found', 'request.range'],
  }),
  captions: endpoint({
    method: 'get',
    path: '/pills/videos/:id/captions/:locale',
    summary: 'The captions of a film in a language, WebVTT',
    access: watch,
    reply: fileReply,
    file: [CAPTIONS_TYPE],
    problems: ['pills.not-found', 'pills.captions-not-found', 'request.range'],
  }),
  keepCaptions: endpoint({
    method: 'post',
    path: '/pills/videos/:id/captions/:locale',
    summary: 'Add or replace the captions of a film in a language',
    access: manage,
    upload: { field: 'file', maxFiles: 1, maxBytes: CAPTIONS_BYTES_MAX, types: [CAPTIONS_TYPE] },
    reply: captions,
    problems: ['pills.not-found', 'pills.film-not-found', 'server.storage-full'],
  }),
  removeCaptions: endpoint({
    method: 'delete',
    path: '/pills/videos/:id/captions/:locale',
    summary: 'Remove the captions of a film in a language',
    access: manage,
    reply: captions,
    problems: ['pills.not-found', 'pills.captions-not-found'],
  }),
};
