import { useParams } from 'react-router';
import { VisitList } from '../parts/VisitList';

/** The visits of a school, for coaches; superiors only read (VIS-01). */
export function VisitListPage() {
  const { school_id = '' } = useParams();
  return <VisitList key={school_id} area="coach" schoolId={school_id} />;
}
