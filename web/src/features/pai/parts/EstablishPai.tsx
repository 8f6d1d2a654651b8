import { lazy, Suspense, useEffect, useState } from 'react';
import type { PaiEstablishing } from '@ruta/contracts/pai/pai.screens';
import { LoadingRegion, Skeleton, Stack } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { paiFormTexts } from '../pai-form.texts';
import { usePaiFlow, type PaiFlow } from '../use-pai-flow';
import { useTabInAddress } from '../use-tab-in-address';
import { PaiSteps } from './PaiSteps';
import { PaiStart } from './PaiStart';
import { PaiTimer } from './PaiTimer';

// The form is large: it is loaded while what comes before it is read (decision 0014).
const loadForm = () => import('./PlanForm');
const PlanForm = lazy(async () => ({ default: (await loadForm()).PlanForm }));

/** The plan of a school in each of its states: steps, timer, form (PAI-01). */
export function EstablishPai({ page }: { page: PaiEstablishing }) {
  const flow = usePaiFlow(page);
  const { drafts, send } = flow;
  // A reload goes on where one was: without the introduction and the timer.
  const [wasInForm] = useState(useTabInAddress() !== undefined);
  useEffect(() => {
    if (!wasInForm) return;
    send({ type: 'pai.started' });
    send({ type: 'sheet.continue' });
  }, [wasInForm, send]);
  useEffect(() => void loadForm().catch(() => undefined), []);
  return (
    <Stack gap={5}>
      <PaiSteps flow={flow} />
      <Sheet flow={flow} page={page} />
      <FlowGuard flow={flow} isUnsaved={() => drafts.isUnsaved()} settle={drafts.settle} />
    </Stack>
  );
}

function Sheet({ flow, page }: { flow: PaiFlow; page: PaiEstablishing }) {
  const t = useTexts(paiFormTexts);
  const { snapshot } = flow;
  if (snapshot.matches({ pai: 'stepper' })) return <PaiStart flow={flow} page={page} />;
  if (snapshot.matches({ pai: 'timer' })) return <PaiTimer flow={flow} />;
  const waiting = (
    <LoadingRegion isLoading label={t('loading')} skeleton={<Skeleton shape="block" height={320} />}>
      {null}
    </LoadingRegion>
  );
  if (!snapshot.matches('pai') || !page.form) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PlanForm flow={flow} form={page.form} />
    </Suspense>
  );
}
