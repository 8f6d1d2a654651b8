import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { ROLES } from '@ruta/contracts/roles';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { recordTexts } from '../../../shared/record/record.texts';
import { ProofRead } from '../../../shared/record/ProofRead';
import { RecordRead } from '../../../shared/record/RecordRead';
import { RecordUnavailable } from '../../../shared/record/RecordUnavailable';
import { editsOf } from '../visit-look';
import { visitTexts } from '../visits.texts';
import { VisitChanges } from './VisitChanges';
import { VisitDateChanges } from './VisitDateChanges';

interface VisitHappenedProps {
  page: VisitPage;
  isRetrying: boolean;
  onRetry: () => void;
}

/** What happened: the record, changes of date and of the plan; nothing before the first of them. */
export function VisitHappened({ page, isRetrying, onRetry }: VisitHappenedProps) {
  const t = useTexts(visitTexts);
  const { can, me } = useSession();
  const proofsList = ROLES[me.role].area === 'scholastic' ? proofsPages.scholasticProofs : proofsPages.coachProofs;
  const { visit, record, proof } = page;
  const moves = visit.school_visit_reschedule_tracking ?? [];
  const edits = editsOf(visit);
  const isRecorded = visit.school_visit_status.key !== 'new' && record !== null && can('activity:read');
  if (!isRecorded && moves.length === 0 && edits.length === 0) return null;
  return (
    <Stack gap={6}>
      {isRecorded && <Recorded record={record} isRetrying={isRetrying} onRetry={onRetry} />}
      {isRecorded && visit.agenda_activity_id !== null && (proof.state === 'unavailable' || proof.data !== null) && (
        <ProofRead
          proof={proof}
          listHref={proofsList.href(
            { school_id: visit.school_id },
            { cycle: visit.cycle_id, activity: visit.agenda_activity_id },
          )}
        />
      )}
      {moves.length > 0 && (
        <PageSection title={t('detail.changes')}>
          <VisitDateChanges changes={moves} />
        </PageSection>
      )}
      {edits.length > 0 && (
        <PageSection title={t('detail.history')}>
          <VisitChanges visit={visit} edits={edits} />
        </PageSection>
      )}
    </Stack>
  );
}

/** The record of a visit. */
function Recorded({
  record,
  isRetrying,
  onRetry,
}: Omit<VisitHappenedProps, 'page'> & { record: NonNullable<VisitPage['record']> }) {
  const t = useTexts(recordTexts);
  if (record.state === 'unavailable')
    return (
      <PageSection title={t('attendance')}>
        <RecordUnavailable isRetrying={isRetrying} onRetry={onRetry} />
      </PageSection>
    );
  return <RecordRead record={record.data} />;
}
