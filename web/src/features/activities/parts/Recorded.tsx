import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { AttendanceProof } from '@ruta/contracts/activities/proof.schema';
import { proofsPages } from '@ruta/contracts/proofs/proofs.pages';
import { Card, DescriptionList, Link, Stack, Text } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { RecordRead } from '../../../shared/record/RecordRead';
import { RecordUnavailable } from '../../../shared/record/RecordUnavailable';
import { useArea } from '../activity-places';
import { activityTexts } from '../activities.texts';

interface RecordedProps {
  page: ActivityPage;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The record of an activity, read-only (ACT-04); empty before the start. */
export function Recorded({ page: { activity, record, proof }, isRetrying, onRetry }: RecordedProps) {
  const t = useTexts(activityTexts);
  if (!activity.isStarted) return null;
  if (record.state === 'unavailable') return <RecordUnavailable isRetrying={isRetrying} onRetry={onRetry} />;
  return (
    <>
      <RecordRead record={record.data} />
      <PageSection title={t('proof')}>
        <Card>
          {proof.state === 'ready' ? (
            <Proof proof={proof.data} activity={activity} />
          ) : (
            <Text tone="muted">{t('proof.unavailable')}</Text>
          )}
        </Card>
      </PageSection>
    </>
  );
}

function Proof({ proof, activity }: { proof: AttendanceProof | null; activity: ActivityPage['activity'] }) {
  const t = useTexts(activityTexts);
  const area = useArea();
  if (proof === null) return <Text tone="muted">{t('proof.none')}</Text>;
  const list = area === 'coach' ? proofsPages.coachProofs : proofsPages.scholasticProofs;
  const { id, school_id, cycle_id } = activity;
  return (
    <Stack gap={4}>
      <DescriptionList
        columns={3}
        items={[
          { id: 'name', term: t('proof.name'), detail: proof.name },
          { id: 'date', term: t('proof.date'), detail: `${formatDay(proof.date)}, ${proof.time}` },
          { id: 'sent', term: t('proof.sent'), detail: t(proof.send_proof ? 'proof.sent.yes' : 'proof.sent.no') },
          ...(proof.folio === null ? [] : [{ id: 'folio', term: t('proof.folio'), detail: proof.folio }]),
        ]}
      />
      {proof.folio !== null && (
        <Link href={list.href({ school_id }, { cycle: cycle_id, activity: id })}>{t('proof.list')}</Link>
      )}
    </Stack>
  );
}
