import type { Panel } from '@ruta/contracts/kit/screen';
import type { FormationSummary } from '@ruta/contracts/pfp/pfp.schema';
import type { FormationPlanScreen, FormationPlansScreen } from '@ruta/contracts/pfp/pfp.screens';
import { Skeleton } from '@ruta/design-system';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { SchoolFigures } from '../parts/SchoolFigures';
import { PlansView } from '../parts/PlansView';
import { PlanView } from '../parts/PlanView';
import { planScreen, plansScreen, schoolPlanScreen, schoolPlansScreen } from '../pfp.calls';
import { pfpTexts } from '../pfp.texts';

/** The formation plans for one’s role and level (PFP-01), for leaders with the figures of their school; with `?cycle=` those of a finished cycle. */
export function FormationPlansPage() {
  const cycle = useCycleInAddress();
  const result = useScreen(plansScreen, { query: { cycle } });
  return <Plans result={result} figures={figuresOf(result)} />;
}

/** One of them with its contents. */
export function FormationPlanPage() {
  const { id = '' } = useParams();
  return <Plan result={useScreen(planScreen, { params: { id } })} />;
}

/** The plans of an accompanied school. */
export function CoachFormationPlansPage() {
  const { school_id = '' } = useParams();
  const cycle = useCycleInAddress();
  const result = useScreen(schoolPlansScreen, { params: { school_id }, query: { cycle } });
  return <Plans result={result} figures={figuresOf(result)} />;
}

/** One of them. */
export function CoachFormationPlanPage() {
  const { school_id = '', id = '' } = useParams();
  return <Plan result={useScreen(schoolPlanScreen, { params: { school_id, id } })} />;
}

type WithFigures = FormationPlansScreen & { summary: Panel<FormationSummary> | null };

const figuresOf = ({ data, isValidating, retry }: Pick<ReadResult<WithFigures>, 'data' | 'isValidating' | 'retry'>) =>
  data?.summary && (
    <SchoolFigures summary={data.summary} plans={data.plans} isRetrying={isValidating} onRetry={retry} />
  );

interface PlansProps<Shown> {
  result: ReadResult<Shown>;
  /** How many people of the school have consulted each. */
  figures?: ReactNode;
}

function Plans<Shown extends FormationPlansScreen>({ result, figures }: PlansProps<Shown>) {
  const t = useTexts(pfpTexts);
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(data) => <PlansView {...data} figures={figures} />}
    </ScreenState>
  );
}

function Plan({ result }: { result: ReadResult<FormationPlanScreen> }) {
  const t = useTexts(pfpTexts);
  usePageTitle(result.data?.plan.plan.name ?? t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading.one')}
    >
      {(data) => <PlanView key={data.plan.id} {...data} />}
    </ScreenState>
  );
}
