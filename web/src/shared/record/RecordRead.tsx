import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { Card, EmptyState, Text } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { AttendanceRead } from './AttendanceRead';
import { EvidenceRead } from './EvidenceRead';
import { recordTexts } from './record.texts';

/** The record of a visit or an activity, read-only: attendance, evidence and observations. */
export function RecordRead({ record }: { record: ActivityRecord }) {
  const t = useTexts(recordTexts);
  return (
    <>
      <PageSection title={t('attendance')}>
        {record.assistants.length === 0 ? (
          <Card>
            <EmptyState icon="attendance" size="S" level={3} title={t('attendance.nobody-came')} />
          </Card>
        ) : (
          <AttendanceRead record={record} />
        )}
      </PageSection>
      <EvidenceRead evidences={record.evidences} />
      <PageSection title={t('observation')}>
        <Card>
          {record.result.trim() === '' ? (
            <Text tone="muted">{t('observation.none')}</Text>
          ) : (
            <Text element="p" isPreformatted>
              {record.result}
            </Text>
          )}
        </Card>
      </PageSection>
    </>
  );
}
