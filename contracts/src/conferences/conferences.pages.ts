import { page } from '../kit/page-path';

/** Video sessions: one's own, booking one, and those that an agent gives (VC-01 to VC-04). */
export const conferencesPages = {
  sessions: page('/sessions'),
  bookSession: page('/sessions/new'),
  agentSessions: page('/agent/sessions'),
};
