import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import type { NewCyclePage } from '@ruta/contracts/cycles/cycles.screens';
import { PageHeader, Skeleton } from '@ruta/design-system';
import { hasUnsavedChanges } from '@ruta/state-machines/cycles/cycle.machine';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { FormColumn } from '../../../shared/FormColumn';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { newCycleScreen } from '../cycles.calls';
import { cycleTexts } from '../cycles.texts';
import { CycleForm } from '../parts/CycleForm';
import { useCycleFlow } from '../use-cycle-flow';

/** A new cycle: its period and dates (CYC-01). */
export function CycleCreatePage() {
  const t = useTexts(cycleTexts);
  const result = useScreen(newCycleScreen, {});
  usePageTitle(t('name.new'));
  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <FormColumn>
      <PageHeader title={t('name.new')} backTo={{ href: cyclesPages.adminCycles.href(), label: t('back') }} />
      <ScreenState result={result} loadingLabel={t('loading')} skeleton={<Skeleton shape="block" height={320} />}>
        {({ periods }) => <NewCycle periods={periods} />}
      </ScreenState>
    </FormColumn>
  );
}

/** Leads to the cycle once it is created. */
function NewCycle({ periods }: NewCyclePage) {
  const navigate = useNavigate();
  const flow = useCycleFlow(null);
  const { cycleId } = flow.snapshot.context;
  useEffect(() => {
    if (cycleId !== null) void navigate(cyclesPages.adminCycle.href({ id: cycleId }), { replace: true });
  }, [cycleId, navigate]);
  if (cycleId !== null) return null;
  return (
    <>
      <FlowGuard flow={flow} isUnsaved={hasUnsavedChanges} />
      <CycleForm flow={flow} periods={periods} />
    </>
  );
}
