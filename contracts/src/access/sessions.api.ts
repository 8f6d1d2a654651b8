import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { dataOf } from '../kit/replies';
import { OpenSession, SESSIONS_MAX } from './sessions.schema';

/** Lists and ends the person's sessions (ASVS 7.5.2). */
export const sessionCalls = {
  sessions: endpoint({
    method: 'get',
    path: '/sessions',
    summary: 'One’s own open sessions, the one that asks first, then by last use',
    access: { ability: 'self:read' },
    reply: dataOf(z.array(OpenSession).max(SESSIONS_MAX)),
  }),
  endSession: endpoint({
    method: 'delete',
    path: '/sessions/:id',
    summary: 'End one of one’s sessions, at once, its open pages too',
    access: { ability: 'self:update' },
    reply: dataOf(z.null()),
    problems: ['access.session-not-found'],
  }),
  endOtherSessions: endpoint({
    method: 'delete',
    path: '/sessions',
    summary: 'End all of one’s sessions but the one that asks',
    access: { ability: 'self:update' },
    reply: dataOf(z.object({ ended: z.int() })),
  }),
};
