import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { AuditEntry } from './audit.schema';

/** The list's query parameters, as text. core-api validates their values. */
const logParams = z.strictObject({
  page: z.string().optional(),
  search: z.string().optional(),
  subject: z.string().optional(),
  subject_id: z.string().optional(),
  actor_id: z.string().optional(),
  actions: z.string().optional().describe('With commas'),
  from: z.string().optional(),
  to: z.string().optional(),
});

const AuditLog = z.object({ entries: pageOf(AuditEntry) });
export type AuditLog = z.infer<typeof AuditLog>;

/** The audit log (ADM-07). */
export const adminAudit = screen({ area: 'admin', path: '/audit', query: logParams, reply: AuditLog });

export const auditScreens = { adminAudit };
