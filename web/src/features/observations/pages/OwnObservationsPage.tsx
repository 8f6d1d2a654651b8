import { EmptyState, PageHeader, Stack, Text } from '@ruta/design-system';
import { useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { pageIn } from '../../../shared/list/use-address-view';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { detailTexts } from '../detail.texts';
import { ownScreen } from '../observations.calls';
import { observationTexts } from '../observations.texts';
import { ObservationTable } from '../parts/ObservationTable';

/** A teacher's own observations, where teachers may read theirs (OBS-05). */
export function OwnObservationsPage() {
  const t = useTexts(detailTexts);
  const shared = useTexts(observationTexts);
  const [address, setAddress] = useSearchParams();
  const page = pageIn(address);
  const result = useScreen(ownScreen, { query: { page: page === 1 ? undefined : String(page) } });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('own.title'));
  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.observations, false);
  return (
    <Stack gap={4}>
      <PageHeader title={t('own.title')} meta={<Text tone="muted">{t('own.intro')}</Text>} />
      <ObservationTable
        area="professor"
        observations={data?.observations.data ?? []}
        status={status}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="file" title={shared('list.empty')} body={t('own.empty')} />}
      />
      {data && status !== 'error' && (
        <ListPages
          list={data.observations}
          label={shared('list.pages')}
          onPage={(next) => setAddress(next === 1 ? {} : { page: String(next) })}
          isWaiting={isPrevious}
        />
      )}
    </Stack>
  );
}
