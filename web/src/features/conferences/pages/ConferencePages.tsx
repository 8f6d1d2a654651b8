import { useParams } from 'react-router';
import type { ConferencePlace } from '../conference-places';
import { ConferenceDetail } from '../parts/ConferenceDetail';

function Page({ place }: { place: ConferencePlace }) {
  const { school_id = '', id = '' } = useParams();
  return <ConferenceDetail key={id} place={place} schoolId={school_id} id={id} />;
}

/** One session for coaches, for a school's leaders, for administrators and for its agent (VC-07). */
export const CoachConferencePage = () => <Page place="coach" />;
export const ScholasticConferencePage = () => <Page place="scholastic" />;
export const AdminConferencePage = () => <Page place="admin" />;
export const AgentConferencePage = () => <Page place="agent" />;
