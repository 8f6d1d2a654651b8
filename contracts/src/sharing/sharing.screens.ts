import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { ReceivedAgenda, ShareCandidates, SharedAgenda } from './sharing.schema';

/** What is chosen from, for the range in the query (SHA-01). */
const shareQuery = z.strictObject({
  start: z.string(),
  end: z.string(),
  page: z.string().optional(),
  search: z.string().optional(),
  levels: z.string().optional(),
});

/** The four steps of sharing a school's agenda. */
export const coachShareAgenda = screen({
  area: 'coach',
  ability: 'agenda-share:create',
  path: '/schools/:school_id/share-agenda',
  query: shareQuery,
  reply: z.object({ candidates: ShareCandidates }),
});

const ShareHistory = z.object({ school: SchoolRef, shared: pageOf(SharedAgenda) });
export type ShareHistory = z.infer<typeof ShareHistory>;
/** What was shared of a school's agenda (SHA-02). */
export const coachShareHistory = screen({
  area: 'coach',
  ability: 'agenda-share:history',
  path: '/schools/:school_id/share-agenda/history',
  query: z.strictObject({ page: z.string().optional() }),
  reply: ShareHistory,
});

const ShareDetail = z.object({ school: SchoolRef, shared: SharedAgenda });
export type ShareDetail = z.infer<typeof ShareDetail>;
/** One sharing as it was sent. */
export const coachShareDetail = screen({
  area: 'coach',
  ability: 'agenda-share:history',
  path: '/schools/:school_id/share-agenda/history/:id',
  reply: ShareDetail,
});

const listQuery = z.strictObject({ page: z.string().optional() });
const ReceivedList = z.object({ received: pageOf(ReceivedAgenda) });
export type ReceivedList = z.infer<typeof ReceivedList>;
const ReceivedDetail = z.object({ received: ReceivedAgenda });
export type ReceivedDetail = z.infer<typeof ReceivedDetail>;

/** What was shared with a leader, and with a teacher. */
export const scholasticReceivedList = screen({
  area: 'scholastic',
  path: '/shared-agendas',
  query: listQuery,
  reply: ReceivedList,
});
export const scholasticReceived = screen({ area: 'scholastic', path: '/shared-agendas/:id', reply: ReceivedDetail });
export const professorReceivedList = screen({
  area: 'professor',
  path: '/shared-agendas',
  query: listQuery,
  reply: ReceivedList,
});
export const professorReceived = screen({ area: 'professor', path: '/shared-agendas/:id', reply: ReceivedDetail });

export const sharingScreens = {
  coachShareAgenda,
  coachShareHistory,
  coachShareDetail,
  scholasticReceivedList,
  scholasticReceived,
  professorReceivedList,
  professorReceived,
};
