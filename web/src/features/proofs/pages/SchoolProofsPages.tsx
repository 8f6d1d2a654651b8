import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ProofList } from '../parts/ProofList';
import { schoolProofsScreen } from '../proofs.calls';
import type { ProofArea } from '../proofs.calls';
import { proofTexts } from '../proofs.texts';
import { queryOf, useProofsView } from '../use-proofs-view';

function SchoolProofs({ area }: { area: ProofArea }) {
  const t = useTexts(proofTexts);
  const { school_id = '' } = useParams();
  const [view, actions] = useProofsView();
  const result = useScreen(schoolProofsScreen(area), { params: { school_id }, query: queryOf(view) });
  return <ProofList key={school_id} title={t('title')} result={result} view={view} actions={actions} />;
}

/** The issued proofs of a school, for its coaches and their superiors (ACT-06). */
export const CoachProofsPage = () => <SchoolProofs area="coach" />;

/** The same for the school's leaders. */
export const ScholasticProofsPage = () => <SchoolProofs area="scholastic" />;
