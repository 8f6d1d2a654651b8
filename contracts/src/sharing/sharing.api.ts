import { z } from 'zod';
import { ACTIVITY_TYPES } from '../agenda/agenda.schema';
import { endpoint } from '../kit/endpoint';
import { day, queryId } from '../kit/fields';
import { listOf, listQuery, pageNumber, search } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { LEVELS } from '../schools/school.schema';
import {
  isShareable,
  ReceivedAgenda,
  ResendForm,
  ShareCandidates,
  SharedAgenda,
  ShareForm,
  tooLong,
} from './sharing.schema';

/** Calls about shared agendas (SHA-01, SHA-02; decision 0056). */
export const sharing = {
  candidates: endpoint({
    method: 'get',
    path: '/schools/share-agenda/candidates',
    summary: 'What may be shared of a school’s agenda in a range, and with whom, ten people a page',
    access: { ability: 'agenda-share:create' },
    query: z
      .strictObject({
        school_id: queryId,
        start: day,
        end: day,
        types: listOf(ACTIVITY_TYPES).optional(),
        page: pageNumber,
        filter: z
          .strictObject({ search: search.optional(), levels: listOf(LEVELS).optional() })
          .prefault({})
          .describe('Of the people'),
      })
      .refine(({ start, end }) => start <= end, { error: 'range.backwards', path: ['end'] })
      .refine(({ start, end }) => isShareable(start, end), { ...tooLong, path: ['end'] }),
    reply: dataOf(ShareCandidates),
    problems: ['schools.not-found', 'cycles.none-started'],
  }),
  share: endpoint({
    method: 'post',
    path: '/schools/share-agenda',
    summary: 'Share activities of a school’s agenda by mail, with a calendar file if asked; all or nothing',
    access: { ability: 'agenda-share:create' },
    body: ShareForm,
    reply: dataOf(SharedAgenda),
    status: 201,
    problems: ['schools.not-found', 'cycles.none-started', 'sharing.letters-a-day'],
  }),
  list: endpoint({
    method: 'get',
    path: '/schools/share-agenda',
    summary: 'What was shared of a school’s agenda, newest first',
    access: { ability: 'agenda-share:history' },
    query: listQuery({
      row: SharedAgenda,
      sort: ['id'],
      include: ['activities', 'professors'],
      extra: { school_id: queryId },
    }),
    reply: pageOf(SharedAgenda),
    problems: ['schools.not-found'],
  }),
  get: endpoint({
    method: 'get',
    path: '/schools/share-agenda/:id',
    summary: 'A sharing as it was sent: its activities, and each recipient with how far their letter is',
    access: { ability: 'agenda-share:history' },
    reply: dataOf(SharedAgenda),
    problems: ['sharing.not-found'],
  }),
  ics: endpoint({
    method: 'get',
    path: '/schools/share-agenda/:id/ics',
    summary: 'The calendar file of a sharing: one event per activity, in UTC',
    access: { ability: 'agenda-share:history' },
    reply: fileReply,
    file: ['text/calendar; charset=utf-8'],
    problems: ['sharing.not-found'],
  }),
  resend: endpoint({
    method: 'post',
    path: '/schools/share-agenda/:id/resend',
    summary: 'Send the letter of a sharing again to some of its recipients',
    access: { ability: 'agenda-share:create' },
    body: ResendForm,
    reply: dataOf(SharedAgenda),
    problems: [
      ...['sharing.not-found', 'sharing.queued', 'sharing.letters-a-day', 'sharing.resends-an-hour'],
      'cycles.finished',
    ] as const,
  }),
};

/** What was shared with oneself, in any role. */
export const received = {
  list: endpoint({
    method: 'get',
    path: '/shared-agendas',
    summary: 'The agendas that were shared with oneself, newest first',
    access: { signedIn: true },
    query: listQuery({ row: ReceivedAgenda, sort: ['id'] }),
    reply: pageOf(ReceivedAgenda),
  }),
  get: endpoint({
    method: 'get',
    path: '/shared-agendas/:id',
    summary: 'An agenda that was shared with oneself, with its activities and what changed since',
    access: { signedIn: true },
    reply: dataOf(ReceivedAgenda),
    problems: ['sharing.not-found'],
  }),
  seen: endpoint({
    method: 'put',
    path: '/shared-agendas/:id/seen',
    summary: 'Note that one opened an agenda; the first time counts',
    access: { signedIn: true },
    reply: dataOf(z.null()),
    problems: ['sharing.not-found'],
  }),
};
