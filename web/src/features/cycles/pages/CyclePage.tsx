import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { coachRolesPages } from '@ruta/contracts/hierarchy/coach-roles.pages';
import type { CyclePage as Shown } from '@ruta/contracts/cycles/cycles.screens';
import { LinkButton, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { hasUnsavedChanges } from '@ruta/state-machines/cycles/cycle.machine';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { FormColumn } from '../../../shared/FormColumn';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { cycleScreen } from '../cycles.calls';
import { cycleTexts } from '../cycles.texts';
import { CycleChip } from '../parts/CycleChip';
import { CycleFacts } from '../parts/CycleFacts';
import { CycleSchools } from '../parts/CycleSchools';
import { CycleStage } from '../parts/CycleStage';
import { CycleSteps } from '../parts/CycleSteps';
import { Closures } from '../parts/Closures';
import { useCycleFlow } from '../use-cycle-flow';

const CycleConflict = lazy(async () => ({ default: (await import('../parts/CycleConflict')).CycleConflict }));
const CycleForm = lazy(async () => ({ default: (await import('../parts/CycleForm')).CycleForm }));

/** One cycle: its state, dates and closures, and the step that comes next (CYC-01 to CYC-03). */
export function CyclePage() {
  const t = useTexts(cycleTexts);
  const { id = '' } = useParams();
  const result = useScreen(cycleScreen, { params: { id } });
  const data = result.isPrevious ? undefined : result.data;
  usePageTitle(data ? t('name', { period: data.cycle.period.name }) : t('title'));
  return (
    <FormColumn>
      <ScreenState
        isWholePage
        result={{ ...result, data }}
        loadingLabel={t('loading')}
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="block" height={36} width={55} />
            <Skeleton shape="block" height={60} />
            <Skeleton shape="block" height={320} />
          </Stack>
        }
      >
        {(page) => <OneCycle key={page.cycle.id} {...page} />}
      </ScreenState>
    </FormColumn>
  );
}

function OneCycle({ cycle, periods }: Shown) {
  const t = useTexts(cycleTexts);
  const { can } = useSession();
  const flow = useCycleFlow(cycle);
  const { snapshot } = flow;
  const { state, saved } = snapshot.context;
  const period = periods.find(({ id }) => id === saved.periodId)?.name ?? cycle.period.name;
  return (
    <>
      <PageHeader
        title={t('name', { period })}
        backTo={{ href: cyclesPages.adminCycles.href(), label: t('back') }}
        meta={<CycleChip state={state} />}
        actions={
          <LinkButton icon="users" href={coachRolesPages.adminCoachRoles.href(undefined, { cycle: cycle.id })}>
            {t('transitional')}
          </LinkButton>
        }
      />
      <CycleSteps state={state} />
      {snapshot.matches('editing') ? (
        <>
          <FlowGuard flow={flow} isUnsaved={hasUnsavedChanges} />
          <Suspense fallback={<Skeleton shape="block" height={320} />}>
            <CycleForm flow={flow} periods={periods} />
            {snapshot.hasTag('conflict') && <CycleConflict flow={flow} periods={periods} />}
          </Suspense>
        </>
      ) : (
        <>
          <CycleFacts flow={flow} cycle={cycle} period={period} />
          {state !== 'notPrepared' && can('hierarchy:read') && <CycleSchools id={cycle.id} />}
          {state !== 'notPrepared' && <Closures flow={flow} cycle={cycle} />}
          <CycleStage flow={flow} cycle={cycle} period={period} />
        </>
      )}
    </>
  );
}
