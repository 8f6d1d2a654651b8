import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { AttendanceProof } from '@ruta/contracts/activities/proof.schema';
import { Card, DescriptionList, Text } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { RecordRead } from '../../../shared/record/RecordRead';
import { RecordUnavailable } from '../../../shared/record/RecordUnavailable';
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
          {proof.state === 'ready' ? <Proof proof={proof.data} /> : <Text tone="muted">{t('proof.unavailable')}</Text>}
        </Card>
      </PageSection>
    </>
  );
}

function Proof({ proof }: { proof: AttendanceProof | null }) {
  const t = useTexts(activityTexts);
  if (proof === null) return <Text tone="muted">{t('proof.none')}</Text>;
  return (
    <DescriptionList
      columns={3}
      items={[
        { id: 'name', term: t('proof.name'), detail: proof.name },
        { id: 'date', term: t('proof.date'), detail: `${formatDay(proof.date)}, ${proof.time}` },
      ]}
    />
  );
}
