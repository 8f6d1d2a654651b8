import type { DpiAnswering } from '@ruta/contracts/dpi/dpi.screens';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { homePages } from '@ruta/contracts/home.pages';
import { Button, EmptyState, InlineAlert, LinkButton, LoadingRegion, Skeleton, Stack } from '@ruta/design-system';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { sharedTexts } from '../../../shared/shared.texts';
import { useArrival } from '../../../shared/use-arrival';
import { dpiTexts } from '../dpi.texts';
import { useDpiFlow, type DpiFlow } from '../use-dpi-flow';
import { DpiInstructions } from './DpiInstructions';
import { DpiQuestionView } from './DpiQuestionView';
import { DpiSteps } from './DpiSteps';
import { DpiTimer } from './DpiTimer';

/** The diagnostic of one’s school in each of its states (DPI-01, DPI-02). */
export function AnswerDpi({ answering }: { answering: DpiAnswering }) {
  const flow = useDpiFlow(answering);
  return (
    <Stack gap={4}>
      {answering.status.questions > 0 && answering.status.window !== 'none' && <DpiSteps flow={flow} />}
      <Sheet flow={flow} answering={answering} />
    </Stack>
  );
}

function Sheet({ flow, answering }: { flow: DpiFlow; answering: DpiAnswering }) {
  const t = useTexts(dpiTexts);
  const { snapshot, send } = flow;
  const { status } = answering;
  if (status.window === 'none') return <EmptyState icon="info" title={t('none.title')} body={t('none.body')} />;
  if (snapshot.matches('thanked')) return <Done />;
  const end = status.dpiClosure?.end_at ?? status.today;
  if (snapshot.matches('closed'))
    return <EmptyState icon="lock" title={t('closed.title')} body={t('closed.body', { day: formatDay(end) })} />;
  const start = status.dpiClosure?.start_at ?? status.today;
  if (snapshot.matches('notOpenYet'))
    return <EmptyState icon="clock" title={t('before.title', { day: formatDay(start) })} body={t('before.body')} />;
  if (snapshot.matches('refused')) return <Refused flow={flow} />;
  if (status.questions === 0)
    return <EmptyState icon="info" title={t('questions.none')} body={t('questions.none.body')} />;
  if (snapshot.matches({ answering: 'instructions' })) return <DpiInstructions flow={flow} answering={answering} />;
  if (snapshot.matches({ answering: 'timer' })) return <DpiTimer flow={flow} />;
  if (snapshot.matches({ answering: 'startFailed' }) || snapshot.matches({ answering: 'finishFailed' }))
    return <Failed flow={flow} onRetry={() => send({ type: 'submission.retried' })} />;
  if (snapshot.matches({ answering: 'test' })) return <DpiQuestionView flow={flow} questions={answering.questions} />;
  return (
    <LoadingRegion
      isLoading
      label={t(snapshot.matches({ answering: 'finishing' }) ? 'finishing' : 'starting')}
      skeleton={<Skeleton shape="block" height={320} />}
    >
      {null}
    </LoadingRegion>
  );
}

/** Why the server takes nothing any more. */
function Refused({ flow: { snapshot } }: { flow: DpiFlow }) {
  const t = useTexts(dpiTexts);
  const alert = useArrival();
  return (
    <Stack gap={4}>
      <InlineAlert ref={alert} tone="warning" title={t('refused.title')} isLive>
        {snapshot.context.failure ?? ''}
      </InlineAlert>
      <div>
        <LinkButton href={homePages.root.href()}>{t('done.home')}</LinkButton>
      </div>
    </Stack>
  );
}

/** Beginning or end that could not be sent; by press, and when the connection is back, it is sent again. */
function Failed({ flow: { snapshot }, onRetry }: { flow: DpiFlow; onRetry: () => void }) {
  const t = useTexts(dpiTexts);
  const shared = useTexts(sharedTexts);
  const alert = useArrival();
  const isEnd = snapshot.matches({ answering: 'finishFailed' });
  return (
    <InlineAlert
      ref={alert}
      tone="danger"
      title={t(isEnd ? 'finish-failed' : 'start-failed')}
      isLive
      actions={
        <Button size="S" icon="refresh" onPress={onRetry}>
          {shared('retry')}
        </Button>
      }
    >
      {[snapshot.context.failure ?? '', ...(isEnd ? [t('finish-failed.body')] : [])].join(' ')}
    </InlineAlert>
  );
}

function Done() {
  const t = useTexts(dpiTexts);
  const { me } = useSession();
  const readsResults = me.abilities.includes('dpi:read');
  return (
    <EmptyState
      icon="checkCircle"
      title={t('done.title')}
      body={t('done.body')}
      action={
        <>
          <LinkButton variant="primary" href={homePages.root.href()}>
            {t('done.home')}
          </LinkButton>
          {readsResults && <LinkButton href={dpiPages.scholasticDpiResult.href()}>{t('done.results')}</LinkButton>}
        </>
      }
    />
  );
}
