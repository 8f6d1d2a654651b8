import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { Card, EmptyState, LinkButton, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useParams, useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { pageIn } from '../../../shared/list/use-address-view';
import { PageSection } from '../../../shared/PageSection';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { guidesScreen } from '../observations.calls';
import { observationTexts } from '../observations.texts';
import { ChooseGuide } from '../parts/ChooseGuide';
import { ObservationTable } from '../parts/ObservationTable';

const NO_BREAK_SPACE = '\u00a0';

/** Where a guide is chosen, and what was observed is listed (OBS-01, OBS-05). */
export function GuidesPage() {
  const t = useTexts(observationTexts);
  const { school_id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const page = pageIn(address);
  const result = useScreen(guidesScreen, {
    params: { school_id },
    query: { page: page === 1 ? undefined : String(page) },
  });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(data ? `${t('title')}, ${data.school.name}` : t('title'));

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.observations, false);
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{data?.school.name ?? NO_BREAK_SPACE}</Text>}
        actions={
          data?.can.readProfessors && (
            <LinkButton icon="users" href={observationsPages.coachProfessors.href({ school_id })}>
              {t('professors')}
            </LinkButton>
          )
        }
      />
      {data === undefined && status === 'loading' && <Skeleton shape="block" height={160} />}
      {data?.can.run && (
        <Card>
          <ChooseGuide key={school_id} schoolId={school_id} levels={data.levels} />
        </Card>
      )}
      <PageSection title={t('list.title')}>
        <ObservationTable
          observations={data?.observations.data ?? []}
          today={data?.today ?? ''}
          status={status}
          errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
          emptyState={
            <EmptyState
              icon="file"
              title={t('list.empty')}
              body={t(data?.can.run ? 'list.empty.body' : 'list.empty.reader')}
            />
          }
        />
        {data && status !== 'error' && (
          <ListPages
            list={data.observations}
            label={t('list.pages')}
            onPage={(next) => setAddress(next === 1 ? {} : { page: String(next) })}
            isWaiting={isPrevious}
          />
        )}
      </PageSection>
    </Stack>
  );
}
