import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { day, queryId } from '../kit/fields';
import { listOf, listQuery, search } from '../kit/list-query';
import { pageOf } from '../kit/replies';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, AuditEntry } from './audit.schema';

/** Who did what (ADM-05, ADM-06). Entries cannot be changed or deleted. */
export const audit = {
  list: endpoint({
    method: 'get',
    path: '/audit',
    summary: 'The audit log, newest first',
    access: { ability: 'audit:read' },
    query: listQuery({
      row: AuditEntry,
      sort: ['id'],
      filter: {
        search: search.optional().describe('Words of the subject’s name as it was then'),
        actions_in: listOf(AUDIT_ACTIONS).optional(),
        subject: z.enum(AUDIT_SUBJECTS).optional(),
        subject_id: queryId.optional(),
        actor_id: queryId.optional(),
        from: day.optional().describe('First day, UTC'),
        to: day.optional().describe('Last day, UTC'),
      },
    }),
    reply: pageOf(AuditEntry),
  }),
};
