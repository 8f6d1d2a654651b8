import type { ActivityRating } from '@ruta/contracts/surveys/responses.schema';
import type { OpenSurvey, RatingList as RatingListReply } from '@ruta/contracts/surveys/surveys.screens';
import { surveyEntries } from '@ruta/contracts/surveys/survey-entries';
import { surveysPages } from '@ruta/contracts/surveys/surveys.pages';
import { Button, DataTable, EmptyState, Inline, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import type { TableColumn } from '@ruta/design-system';
import type { ReadResult } from '../../../lib/api';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { listTexts } from '../../../shared/list/list.texts';
import { ListPages } from '../../../shared/list/ListPages';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { Failed, StaleNote } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { ratingsTexts } from '../ratings.texts';
import type { ResponsesArea } from '../surveys.calls';

export interface RatingListProps {
  result: ReadResult<RatingListReply>;
  /** Null for a teacher's own list. */
  area: ResponsesArea | null;
  onPage: (page: number) => void;
}

interface Row {
  id: string;
  rating: ActivityRating;
}

/** How finished activities were rated, five a page (ACT-06). Groups that are too small show how many answered. */
export function RatingList({ result, area, onPage }: RatingListProps) {
  const t = useTexts(ratingsTexts);
  const list = useTexts(listTexts);
  const { can } = useSession();
  const { data, problem, isPrevious, isValidating, readAt, retry } = result;
  const title = t(area === null ? 'title.own' : 'title');
  usePageTitle(data?.school ? `${title}, ${data.school.name}` : title);
  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;

  const responses = area === 'coach' ? surveyEntries.coachResponses : surveyEntries.scholasticResponses;
  const mayRead = area !== null && can('survey-response:read');
  const open = data?.open ?? [];
  const status = listStatus(result, data?.ratings, false);
  const columns: TableColumn<Row>[] = [
    { id: 'activity', header: t('column.activity'), isRowHeader: true, cell: ({ rating }) => rating.activity },
    { id: 'date', header: t('column.date'), priority: 1, cell: ({ rating }) => formatDayUnbroken(rating.date) },
    { id: 'answers', header: t('column.answers'), priority: 2, align: 'end', cell: ({ rating }) => rating.answers },
    {
      id: 'average',
      header: t('column.average'),
      priority: 1,
      align: 'end',
      cell: ({ rating: { average } }) => (average === null ? t('hidden') : average.toFixed(1)),
    },
  ];
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        meta={
          <>
            <Text tone="muted">{data?.school?.name ?? t('intro')}</Text>
            {data?.past && <ReadOnlyNote past={data.past} />}
          </>
        }
      />
      {problem && status !== 'error' && <StaleNote {...{ problem, readAt, isValidating, retry }} />}
      <DataTable
        aria-label={title}
        columns={columns}
        rows={(data?.ratings.data ?? []).map((rating) => ({ id: String(rating.id), rating }))}
        status={status}
        rowActionsLabel={mayRead || open.length > 0 ? t('column.actions') : undefined}
        rowActions={
          mayRead || open.length > 0
            ? ({ rating }) => (
                <Inline gap={1}>
                  <AnswerLink rating={rating} open={open} />
                  {mayRead && (
                    <LinkButton
                      size="S"
                      icon="eye"
                      href={responses.href({ school_id: rating.school.id, id: rating.id })}
                      aria-label={`${t('responses')}: ${rating.activity}`}
                    >
                      {t('responses')}
                    </LinkButton>
                  )}
                </Inline>
              )
            : undefined
        }
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={
          <EmptyState icon="plan" title={t('empty.title')} body={t(data?.past ? 'empty.past.body' : 'empty.body')} />
        }
        noMatchState={
          <EmptyState
            icon="search"
            title={t('beyond.title')}
            action={<Button onPress={() => onPage(1)}>{list('beyond.action')}</Button>}
          />
        }
      />
      {data?.ratings.data.some(({ average }) => average === null) && (
        <Text variant="caption" tone="muted">
          {t('hidden.why')}
        </Text>
      )}
      {data && status !== 'error' && (
        <ListPages list={data.ratings} label={t('pages')} onPage={onPage} isWaiting={isPrevious} />
      )}
    </Stack>
  );
}

/** The way to the reader's own open survey of an activity (SUR-01). */
function AnswerLink({ rating, open }: { rating: ActivityRating; open: readonly OpenSurvey[] }) {
  const t = useTexts(ratingsTexts);
  const mine = open.find(({ activity_id }) => activity_id === rating.id);
  if (mine === undefined) return null;
  const words = t(mine.isBegun ? 'continue' : 'answer');
  return (
    <LinkButton
      size="S"
      icon="edit"
      href={surveysPages.survey.href({ id: mine.survey_id }, { activity_id: rating.id })}
      aria-label={`${words}: ${rating.activity}`}
    >
      {words}
    </LinkButton>
  );
}
