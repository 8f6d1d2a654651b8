import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { AttendanceList, Button, Card, InlineAlert, SearchField, Skeleton, Stack } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { Failed } from '../ScreenState';
import { sharedTexts } from '../shared.texts';
import { recordTexts } from './record.texts';
import { usePeople } from './use-people';
import { useAttendance } from './use-attendance';
import { PeoplePages } from './PeoplePages';
import { SavingWord } from './SavingWord';
import { PageSection } from '../PageSection';

export interface AttendancePanelProps {
  record: ActivityRecord;
  /** Called with the number of people present after a save. */
  onSaved: (attendees: number) => void;
}

/** The attendance list (ACT-02, VIS-06). Each mark is saved at once. */
export function AttendancePanel({ record, onSaved }: AttendancePanelProps) {
  const t = useTexts(recordTexts);
  const shared = useTexts(sharedTexts);
  const people = usePeople(record.activity_id);
  const { present, mark, saving, retry } = useAttendance(record, onSaved);
  const { data, problem, isPrevious, isValidating } = people.result;
  const hasFailed = problem !== undefined && (data === undefined || isPrevious);

  const list = (
    <AttendanceList
      aria-label={t('attendance.list')}
      people={hasFailed ? [] : people.people}
      selectedIds={present.map(String)}
      onChange={(ids) => mark(ids.map(Number))}
      countText={t('attendance.count', { count: present.length, total: people.everyone ?? present.length })}
      selectAllLabel={t('attendance.all')}
      search={
        <SearchField
          label={t('attendance.search')}
          isLabelHidden
          placeholder={t('attendance.search')}
          onSearch={people.find}
        />
      }
      pagination={<PeoplePages people={people} />}
      emptyText={
        hasFailed ? (
          <Failed
            problem={problem}
            title={t('attendance.load-failed')}
            isRetrying={isValidating}
            onRetry={people.result.retry}
            size="S"
          />
        ) : people.search === '' ? (
          t('attendance.nobody')
        ) : (
          t('attendance.none')
        )
      }
      presentLabel={t('attendance.present')}
      absentLabel={t('attendance.absent')}
      isLoading={isPrevious}
    />
  );
  return (
    <PageSection title={t('attendance')} aside={<SavingWord saving={saving} failed={t('attendance.failed')} />}>
      <Stack gap={3}>
        {saving.state === 'failed' && (
          <InlineAlert
            tone="danger"
            isLive
            title={t('attendance.failed')}
            actions={
              <Button size="S" icon="refresh" onPress={retry}>
                {shared('retry')}
              </Button>
            }
          >
            {saving.problem.message}
          </InlineAlert>
        )}
        {data === undefined && !hasFailed ? (
          <Card>
            <Skeleton lines={8} />
          </Card>
        ) : (
          list
        )}
      </Stack>
    </PageSection>
  );
}
