import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import type { NewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { EmptyState, LinkButton, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { newSchoolScreen } from '../hierarchy.calls';
import { factsOf, openFacts } from '../new-school';
import { newSchoolTexts } from '../new-school.texts';

const NewSchoolForm = lazy(async () => ({ default: (await import('../parts/NewSchoolForm')).NewSchoolForm }));

/** Without this page, whose school waits no more; lists of schools are read anew when they open. */
const TOUCHED = ['/bff/admin/hierarchy', '/coaches-by-role', '/audit'] as const;

/** The set-up of an imported school: its data and its first people, reviewed and saved (HIE-04). */
export function NewSchoolPage() {
  const t = useTexts(newSchoolTexts);
  const { id = '' } = useParams();
  const result = useScreen(newSchoolScreen, { params: { id } });
  const data = result.isPrevious ? undefined : result.data;
  usePageTitle(t('title'));
  return (
    <FormColumn>
      <ScreenState
        isWholePage
        result={{ ...result, data }}
        loadingLabel={t('loading')}
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="block" height={36} width={55} />
            <Skeleton lines={2} />
            <Skeleton shape="block" height={480} />
          </Stack>
        }
      >
        {(page) => (page.imported.can.set_up ? <SetUp key={page.imported.id} {...page} /> : <Forbidden />)}
      </ScreenState>
    </FormColumn>
  );
}

function SetUp({ imported, states, cycles }: NewSchool) {
  const t = useTexts(newSchoolTexts);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [facts] = useState(() => openFacts(factsOf(imported, states)));
  const [chosen, setChosen] = useState(cycles[0]?.id);
  const cycle = cycles.find(({ id }) => id === chosen);
  const leave = async () => {
    await navigate(schoolsPages.adminImportedSchools.href());
    await refresh(TOUCHED);
  };
  if (cycle === undefined)
    return (
      <>
        <PageHeader
          title={imported.name}
          backTo={{ href: schoolsPages.adminImportedSchools.href(), label: t('back') }}
        />
        <EmptyState
          icon="cycle"
          title={t('none.title')}
          body={t('none.body')}
          action={<LinkButton href={cyclesPages.adminCycles.href()}>{t('none.action')}</LinkButton>}
        />
      </>
    );
  return (
    <Suspense fallback={<Skeleton shape="block" height={480} />}>
      <NewSchoolForm
        // Who holds which role depends on the cycle: another cycle empties the choice of people and keeps the school's data.
        key={cycle.id}
        {...{ imported, states, cycles, cycle, facts }}
        onCycle={setChosen}
        onLeave={() => void leave()}
      />
    </Suspense>
  );
}
