import { useState } from 'react';
import type { Professor } from '@ruta/contracts/observations/guide.schema';
import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { EmptyState, PageHeader, Stack, Text } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { textIn, useAddressView } from '../../../shared/list/use-address-view';
import type { AddressForm } from '../../../shared/list/use-address-view';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { professorsScreen } from '../observations.calls';
import { observationTexts } from '../observations.texts';
import { ObservableDialog } from '../parts/ObservableDialog';
import { ProfessorTable } from '../parts/ProfessorTable';
import { professorTexts } from '../professors.texts';

const FORM: AddressForm<{ search: string }> = {
  read: (address) => ({ search: textIn(address, 'search') }),
  write: ({ search }) => ({ search: search || undefined }),
  nothing: { search: '' },
  isReplacing: true,
};

/** The teachers of a school, and who of them may be observed (OBS-04). */
export function ProfessorsPage() {
  const t = useTexts(professorTexts);
  const back = useTexts(observationTexts)('title');
  const { school_id = '' } = useParams();
  const [view, actions] = useAddressView(FORM);
  const [changed, setChanged] = useState<Professor | null>(null);
  const result = useScreen(professorsScreen, {
    params: { school_id },
    query: { page: view.page === 1 ? undefined : String(view.page), search: view.search || undefined },
  });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.professors, view.search !== '');
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        backTo={{ label: back, href: observationsPages.coachGuides.href({ school_id }) }}
        meta={<Text tone="muted">{data?.school.name ?? '\u00a0'}</Text>}
      />
      <FilterSearch
        label={t('search')}
        placeholder={t('search.placeholder')}
        value={view.search}
        onChange={(search) => actions.change({ search })}
      />
      <ProfessorTable
        professors={data?.professors.data ?? []}
        today={data?.today ?? ''}
        status={status}
        onChange={setChanged}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="users" title={t('empty')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.professors.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond')}
            title={t('no-match')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.professors} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
      {changed && <ObservableDialog schoolId={school_id} professor={changed} onClose={() => setChanged(null)} />}
    </Stack>
  );
}
