import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { ProofRead } from '../../../shared/record/ProofRead';
import { RecordRead } from '../../../shared/record/RecordRead';
import { RecordUnavailable } from '../../../shared/record/RecordUnavailable';
import { useArea } from '../activity-places';

interface RecordedProps {
  page: ActivityPage;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The record of an activity, read-only (ACT-04); empty before the start. */
export function Recorded({ page: { activity, record, proof }, isRetrying, onRetry }: RecordedProps) {
  const area = useArea();
  if (!activity.isStarted) return null;
  if (record.state === 'unavailable') return <RecordUnavailable isRetrying={isRetrying} onRetry={onRetry} />;
  const list = area === 'coach' ? proofsPages.coachProofs : proofsPages.scholasticProofs;
  const { id, school_id, cycle_id } = activity;
  return (
    <>
      <RecordRead record={record.data} />
      <ProofRead proof={proof} listHref={list.href({ school_id }, { cycle: cycle_id, activity: id })} />
    </>
  );
}
