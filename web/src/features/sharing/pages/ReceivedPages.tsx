import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { Received } from '../parts/Received';
import { ReceivedList } from '../parts/ReceivedList';
import { leaderListScreen, leaderScreen, teacherListScreen, teacherScreen } from '../sharing.calls';
import { useListPage } from '../use-list-page';

/** What was shared with a leader (SHA-02). */
export function ScholasticReceivedListPage() {
  const [page, showPage] = useListPage();
  return <ReceivedList area="scholastic" result={useScreen(leaderListScreen, { query: { page } })} onPage={showPage} />;
}

/** The same with a teacher. */
export function ProfessorReceivedListPage() {
  const [page, showPage] = useListPage();
  return <ReceivedList area="professor" result={useScreen(teacherListScreen, { query: { page } })} onPage={showPage} />;
}

/** One agenda that was shared with a leader. */
export function ScholasticReceivedPage() {
  const { id = '' } = useParams();
  return <Received key={id} area="scholastic" result={useScreen(leaderScreen, { params: { id } })} />;
}

/** The same with a teacher. */
export function ProfessorReceivedPage() {
  const { id = '' } = useParams();
  return <Received key={id} area="professor" result={useScreen(teacherScreen, { params: { id } })} />;
}
