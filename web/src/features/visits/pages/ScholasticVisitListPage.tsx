import { useParams } from 'react-router';
import { VisitList } from '../parts/VisitList';

/** The visits of their school, for its leaders (VIS-07). */
export function ScholasticVisitListPage() {
  const { school_id = '' } = useParams();
  return <VisitList key={school_id} area="scholastic" schoolId={school_id} />;
}
