import { useState } from 'react';
import type { UserResponse } from '@ruta/contracts/surveys/responses.schema';
import { DataTable, Stack, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import { useEndpoint } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { DataFrame } from '../../../shared/DataFrame';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { Failed } from '../../../shared/ScreenState';
import { responsesTexts } from '../responses.texts';
import { usersResponses } from '../surveys.calls';

export interface AskedPeople {
  schoolId: number;
  activityId: number;
  questionId: number;
}

/** Each reading is recorded, so the list is read when it is asked for, and not again by itself. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/** Who answered what to a question (ACT-05). Mounted while it is open. */
export const People = ({ asked }: { asked: AskedPeople }) => (
  <DataFrame config={ONCE}>
    <PeopleList asked={asked} />
  </DataFrame>
);

interface Row {
  id: string;
  response: UserResponse;
}

function PeopleList({ asked }: { asked: AskedPeople }) {
  const t = useTexts(responsesTexts);
  const [page, setPage] = useState(1);
  const result = useEndpoint(usersResponses, { query: { ...asked, ...(page === 1 ? {} : { page }) } });
  const { data, problem, isPrevious, isValidating, retry } = result;
  const columns: TableColumn<Row>[] = [
    {
      id: 'person',
      header: t('people.column.person'),
      isRowHeader: true,
      cell: ({ response: { user } }) => user?.fullname ?? t('people.purged'),
    },
    {
      id: 'answer',
      header: t('people.column.answer'),
      priority: 1,
      cell: ({ response: { option, text, value } }) => option ?? text ?? String(value ?? ''),
    },
    {
      id: 'quadrant',
      header: t('people.column.quadrant'),
      priority: 2,
      cell: ({ response: { quadrant } }) => (quadrant === null ? '' : String(quadrant)),
    },
  ];
  return (
    <Stack gap={3}>
      <DataTable
        aria-label={t('people')}
        columns={columns}
        rows={(data?.data ?? []).map((response) => ({ id: String(response.id), response }))}
        status={listStatus(result, data, false)}
        errorState={
          problem && (
            <Failed problem={problem} title={t('people.failed')} isRetrying={isValidating} onRetry={retry} size="S" />
          )
        }
        emptyState={<Text tone="muted">{t('people.none')}</Text>}
        noMatchState={<Text tone="muted">{t('people.none')}</Text>}
      />
      {data && <ListPages list={data} label={t('people.pages')} onPage={setPage} isWaiting={isPrevious} />}
    </Stack>
  );
}
