import { useState } from 'react';
import type { Professor } from '@ruta/contracts/observations/guide.schema';
import { EmptyState, PageHeader, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { schoolPage, type ObservationArea } from '../addresses';
import { professorsScreen } from '../observations.calls';
import { observationTexts } from '../observations.texts';
import { ObservableDialog } from '../parts/ObservableDialog';
import { ProfessorFilters } from '../parts/ProfessorFilters';
import { ProfessorTable } from '../parts/ProfessorTable';
import { professorTexts } from '../professors.texts';
import { useProfessorsView } from '../use-professors-view';
import { useSchoolId } from '../use-school-id';

function Professors({ area }: { area: ObservationArea }) {
  const t = useTexts(professorTexts);
  const back = useTexts(observationTexts)('title');
  const school_id = useSchoolId(area) ?? '0';
  const [view, actions] = useProfessorsView();
  const [changed, setChanged] = useState<Professor | null>(null);
  const { search, observable } = view;
  const result = useScreen(professorsScreen(area), {
    params: { school_id },
    query: { page: view.page === 1 ? undefined : String(view.page), search: search || undefined, observable },
  });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.professors, search !== '' || observable !== undefined);
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        backTo={{ label: back, href: schoolPage(area, 'guides', school_id) }}
        meta={<Text tone="muted">{data?.school.name ?? '\u00a0'}</Text>}
      />
      <ProfessorFilters
        view={view}
        actions={actions}
        total={status === 'error' || isPrevious ? undefined : data?.professors.total}
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

/** The teachers of a school, and who of them may be observed, for its coaches (OBS-04). */
export const CoachProfessorsPage = () => <Professors area="coach" />;

/** The same for the school's leaders. */
export const ScholasticProfessorsPage = () => <Professors area="scholastic" />;
