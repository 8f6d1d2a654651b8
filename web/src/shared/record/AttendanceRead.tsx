import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { AttendanceList, Card, Skeleton } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { Failed } from '../ScreenState';
import { recordTexts } from './record.texts';
import { usePeople } from './use-people';
import { PeoplePages } from './PeoplePages';

/** The attendance, read-only: the number present, and everyone with their mark. */
export function AttendanceRead({ record }: { record: ActivityRecord }) {
  const t = useTexts(recordTexts);
  const people = usePeople(record.activity_id);
  const { data, problem, isPrevious, isValidating, retry } = people.result;
  if (problem && (data === undefined || isPrevious))
    return (
      <Card>
        <Failed
          problem={problem}
          title={t('attendance.load-failed')}
          isRetrying={isValidating}
          onRetry={retry}
          size="S"
        />
      </Card>
    );
  if (data === undefined) return <Skeleton shape="block" height={358} />;
  return (
    <AttendanceList
      aria-label={t('attendance.list')}
      people={people.people}
      selectedIds={record.assistants.map(String)}
      onChange={() => undefined}
      countText={t('attendance.count', { count: record.assistants.length, total: people.everyone ?? data.total })}
      selectAllLabel={t('attendance.all')}
      pagination={<PeoplePages people={people} />}
      emptyText={t('attendance.nobody')}
      presentLabel={t('attendance.present')}
      absentLabel={t('attendance.absent')}
      isLoading={isPrevious}
      isReadOnly
    />
  );
}
