import { page } from '../kit/page-path';

/**
 * Video sessions: one's own, booking one, those that an agent gives, and lists with details for coaches, schools,
 * administrators and agents (VC-01 to VC-07).
 */
export const conferencesPages = {
  sessions: page('/sessions'),
  bookSession: page('/sessions/new'),
  agentSessions: page('/agent/sessions'),
  coachConferences: page('/coach/schools/:school_id/conferences'),
  coachConference: page('/coach/schools/:school_id/conferences/:id/show'),
  scholasticConferences: page('/scholastic/conferences'),
  scholasticConference: page('/scholastic/conferences/:id/show'),
  adminConferences: page('/admin-ti/conferences'),
  adminConference: page('/admin-ti/conferences/:id/show'),
  agentConferences: page('/agent/conferences'),
  agentConference: page('/agent/conferences/:id/show'),
};
