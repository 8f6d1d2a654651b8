import { lazy, Suspense } from 'react';
import type { FirstSteps as Steps } from '@ruta/contracts/first-steps/first-steps.schema';
import type { Panel } from '@ruta/contracts/kit/screen';
import { Skeleton } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { HomePanel, type Retry } from './HomePanel';
import { homeTexts } from './home.texts';

/** Loaded by the homes that show it. A home opens without it. */
const FirstStepList = lazy(async () => {
  const loading = import('../../features/first-steps/parts/FirstStepList').then((loaded) => loaded.FirstStepList);
  return { default: await loading.catch((): typeof Nothing => Nothing) };
});
const Nothing = (_: Pick<Steps, 'steps'>) => null;

/** About as high as the list on a desktop, so that little moves when it appears: a done step has one line, another two. */
const heightOf = (steps: Steps['steps']): number =>
  steps.reduce((height, { is_done }) => height + (is_done ? 57 : 69), 132);

interface FirstStepsProps extends Retry {
  panel: Panel<Steps | null>;
}

/** What a new installation needs, for who starts cycles, until all is done or somebody puts it away (decision 0077). */
export function FirstSteps({ panel, ...retry }: FirstStepsProps) {
  const t = useTexts(homeTexts);
  if (panel.state === 'ready' && !panel.data?.is_shown) return null;
  return (
    <HomePanel title={t('steps.title')} failed={t('steps.failed')} panel={panel} {...retry}>
      {(list) =>
        list && (
          <Suspense fallback={<Skeleton shape="block" height={heightOf(list.steps)} />}>
            <FirstStepList steps={list.steps} />
          </Suspense>
        )
      }
    </HomePanel>
  );
}
