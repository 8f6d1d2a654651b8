import { lazy, Suspense } from 'react';
import type { CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import { Button, ConfirmDialog, InlineAlert, Stack, Text } from '@ruta/design-system';
import { faultsInStart } from '@ruta/state-machines/cycles/cycle.rules';
import { useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { sharedTexts } from '../../../shared/shared.texts';
import { useSending } from '../../../shared/use-sending';
import { cycleTexts } from '../cycles.texts';
import type { CycleFlow } from '../use-cycle-flow';

const PreparationReport = lazy(async () => ({
  default: (await import('./PreparationReport')).PreparationReport,
}));

export interface CycleStageProps {
  flow: CycleFlow;
  cycle: CycleDetail;
  period: string;
}

/** The step that comes next: prepare with its report, start, or finish (CYC-03). Each asks first. */
export function CycleStage({ flow, cycle, period }: CycleStageProps) {
  const t = useTexts(cycleTexts);
  const shared = useTexts(sharedTexts);
  const sending = useSending();
  const { snapshot, send } = flow;
  const step = stepOf(flow);
  if (step === null) return <InlineAlert title={t('finished')}>{t('finished.body')}</InlineAlert>;
  const { verb, event, isRunning } = step;
  const reason = verb === 'start' ? whyNot(flow, t) : undefined;
  const isAsking = snapshot.hasTag('confirming');
  return (
    <>
      <PageSection title={t(verb === 'prepare' ? 'report' : `${verb}.title`)}>
        <Stack gap={4}>
          {verb === 'prepare' ? (
            <Suspense>
              <PreparationReport id={cycle.id} />
            </Suspense>
          ) : (
            <Text>{t(`${verb}.hint`)}</Text>
          )}
          <div>
            <Button
              // Finishing cannot be undone, so it does not invite.
              variant={verb === 'finish' ? 'secondary' : 'primary'}
              icon={verb === 'prepare' ? 'settings' : verb === 'start' ? 'play' : 'checkCircle'}
              isPending={isRunning}
              pendingLabel={t(`${verb}.pending`)}
              {...sending({ why: reason })}
              onPress={() => send({ type: event })}
            >
              {t(verb)}
            </Button>
          </div>
        </Stack>
      </PageSection>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          // Confirming closes it too; then the machine has gone on.
          if (!isOpen && flow.actor.getSnapshot().hasTag('confirming')) send({ type: 'action.declined' });
        }}
        title={t(`${verb}.ask`, { period })}
        body={t(`${verb}.body`)}
        confirmLabel={t(verb)}
        cancelLabel={shared('cancel')}
        tone={verb === 'finish' ? 'danger' : 'default'}
        onConfirm={() => send({ type: 'action.confirmed' })}
      />
    </>
  );
}

/** The step of a state, with the event that asks for it; null once the cycle has finished. */
function stepOf({ snapshot }: CycleFlow) {
  switch (snapshot.context.state) {
    case 'notPrepared':
      return {
        verb: 'prepare',
        event: 'cycle.prepareRequested',
        isRunning: snapshot.matches({ notPrepared: 'preparing' }),
      } as const;
    case 'prepared':
      return {
        verb: 'start',
        event: 'cycle.startRequested',
        isRunning: snapshot.matches({ prepared: 'starting' }),
      } as const;
    case 'started':
      return {
        verb: 'finish',
        event: 'cycle.finishRequested',
        isRunning: snapshot.matches({ started: 'finishing' }),
      } as const;
    case 'finished':
      return null;
  }
}

/** Why a prepared cycle cannot start. */
function whyNot({ snapshot }: CycleFlow, t: TranslateOf<typeof cycleTexts>): string | undefined {
  const { saved, ...context } = snapshot.context;
  const faults = faultsInStart({ ...context, endAt: saved.endAt });
  if (faults.includes('anotherStarted')) return t('start.other');
  return faults.includes('over') ? t('start.over') : undefined;
}
