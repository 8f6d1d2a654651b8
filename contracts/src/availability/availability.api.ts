import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { AgentAvailability, Availability, SingleForm, WeeklyForm } from './availability.schema';

const manage = { ability: 'availability:manage' } as const;
const saved = dataOf(z.array(Availability));
const revision = z.strictObject({ revision: queryId.optional().describe('The one that you saw') });

/** When agents give video sessions (VC-04). An agent changes their own hours, administrators those of every agent. */
export const availability = {
  get: endpoint({
    method: 'get',
    path: '/schedules/agent/availability',
    summary: 'The hours of an agent: weekdays, unavailable dates and emergencies from today on',
    access: manage,
    query: z.strictObject({ agent_id: queryId.optional().describe('Default: the caller') }),
    reply: dataOf(AgentAvailability),
    problems: ['availability.agent-not-found'],
  }),
  saveWeekly: endpoint({
    method: 'put',
    path: '/schedules/agent/:id/availabilities',
    summary: 'Add a window of a weekday, or of several at once, or change one',
    access: manage,
    body: WeeklyForm,
    reply: saved,
    problems: ['availability.agent-not-found', 'availability.not-found', 'availability.stale'],
  }),
  saveUnavailable: endpoint({
    method: 'put',
    path: '/schedules/agent/:id/unavailabilities',
    summary: 'Add or change hours of a date in which no sessions are given',
    access: manage,
    body: SingleForm,
    reply: saved,
    problems: ['availability.agent-not-found', 'availability.not-found', 'availability.stale'],
  }),
  saveEmergency: endpoint({
    method: 'put',
    path: '/schedules/agent/:id/emergencies',
    summary: 'Add or change hours that an agent loses at short notice',
    access: manage,
    body: SingleForm,
    reply: saved,
    problems: ['availability.agent-not-found', 'availability.not-found', 'availability.stale'],
  }),
  deleteWeekly: endpoint({
    method: 'delete',
    path: '/schedules/agent/:id/availabilities/:availability_id',
    summary: 'Delete a window of a weekday',
    access: manage,
    query: revision,
    reply: dataOf(z.null()),
    problems: ['availability.agent-not-found', 'availability.not-found', 'availability.stale'],
  }),
  deleteUnavailable: endpoint({
    method: 'delete',
    path: '/schedules/agent/:id/unavailabilities/:availability_id',
    summary: 'Delete unavailable hours of a date',
    access: manage,
    query: revision,
    reply: dataOf(z.null()),
    problems: ['availability.agent-not-found', 'availability.not-found', 'availability.stale'],
  }),
  deleteEmergency: endpoint({
    method: 'delete',
    path: '/schedules/agent/:id/emergencies/:availability_id',
    summary: 'Delete an emergency',
    access: manage,
    query: revision,
    reply: dataOf(z.null()),
    problems: ['availability.agent-not-found', 'availability.not-found', 'availability.stale'],
  }),
};
