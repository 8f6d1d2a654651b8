import { useParams } from 'react-router';
import { useSession } from '../../../lib/session';
import { ConferenceList } from '../parts/ConferenceList';

/** The sessions of a school, for its coaches and their superiors (VC-07). */
export function CoachConferencesPage() {
  const { school_id = '' } = useParams();
  return <ConferenceList key={school_id} place="coach" schoolId={school_id} />;
}

/** The same for the school's leaders. */
export function ScholasticConferencesPage() {
  const { user } = useSession().me;
  return <ConferenceList place="scholastic" schoolId={String(user.school_id ?? '')} />;
}

/** All sessions, for administrators. */
export const AdminConferencesPage = () => <ConferenceList place="admin" schoolId="" />;

/** All sessions that an agent gives or gave (VC-05). */
export const AgentConferencesPage = () => <ConferenceList place="agent" schoolId="" />;
