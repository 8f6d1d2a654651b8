import { lazy, Suspense, useRef, useState } from 'react';
import type { PaiDraft, PaiForm } from '@ruta/contracts/pai/pai.schema';
import {
  Accordion,
  Button,
  FormActions,
  Inline,
  InlineAlert,
  SavedState,
  Stack,
  Tabs,
  Text,
} from '@ruta/design-system';
import { missingTabs, tabsShort } from '@ruta/state-machines/dpi/dpi.machine';
import { isBegun } from '@ruta/state-machines/dpi/pai.rules';
import { itemOf } from '@ruta/state-machines/dpi/pai.wire';
import { firstErrors } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { SavingWord } from '../../../shared/record/SavingWord';
import { sharedTexts } from '../../../shared/shared.texts';
import { useWide } from '../../../shared/use-wide';
import { PAI_FIELDS } from '../pai-items';
import { paiFormTexts } from '../pai-form.texts';
import type { PaiFlow } from '../use-pai-flow';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { itemIn, progressOf } from '../tab-state';
import { useOpenTab } from '../use-tab-in-address';
import { usePlanPresence } from '../use-plan-presence';
import { EstablishDialog } from './EstablishDialog';
import { PlanTab } from './PlanTab';

// Loaded on demand, since conflicts are rare.
const PlanConflict = lazy(async () => ({ default: (await import('./PlanConflict')).PlanConflict }));

/** The form of a plan: a tab per question, an accordion on a phone. What is written saves itself. */
export function PlanForm({ flow, form }: { flow: PaiFlow; form: PaiForm }) {
  const t = useTexts(paiFormTexts);
  const themeName = useThemeName();
  const isWide = useWide();
  const alert = useRef<HTMLDivElement>(null);
  const { snapshot, send, drafts, known, problem } = flow;
  const { context } = snapshot;
  const [openId, setOpenId] = useOpenTab(form.tabs.map(({ question_id }) => String(question_id)));
  const [arrivedAt, setArrivedAt] = useState('');
  const select = (id: string) => {
    setArrivedAt('');
    setOpenId(id);
  };
  const goTo = (questionId: number) => {
    setArrivedAt(String(questionId));
    setOpenId(String(questionId));
  };
  const others = usePlanPresence(form.school.id, openId ? Number(openId) : null);
  const [isChecked, setChecked] = useState(false);
  const missing = missingTabs(context);
  const short = tabsShort(context);
  const refused = problem ? firstErrors(problem) : {};
  const numberOf = (questionId: number) => form.tabs.findIndex((tab) => tab.question_id === questionId) + 1;
  const nameOf = (questionId: number) =>
    t('tab', {
      number: numberOf(questionId),
      theme: themeName(form.tabs.find((tab) => tab.question_id === questionId)?.theme ?? ''),
    });

  const submit = () => {
    setChecked(true);
    if (snapshot.can({ type: 'pai.submitted' })) send({ type: 'pai.submitted' });
    else requestAnimationFrame(() => alert.current?.focus());
  };
  const contents = form.tabs.map((tab, index) => {
    const item = itemIn(context, tab.question_id);
    const faults = missing.find(({ questionId }) => questionId === tab.question_id)?.fields ?? [];
    const next = form.tabs[index + 1];
    const progress = progressOf(item, { today: context.today, cycleEndsOn: context.cycleEndsOn });
    const isWhole = progress === PAI_FIELDS.length;
    return {
      id: String(tab.question_id),
      tab,
      isWhole,
      isBegun: isBegun(item),
      progress: isWhole ? t('tab.whole') : t('tab.progress', { done: progress, total: PAI_FIELDS.length }),
      content: (
        <PlanTab
          key={tab.question_id}
          {...{ form, tab, item, refused }}
          level={isWide ? 2 : 3}
          isArrival={arrivedAt === String(tab.question_id)}
          faults={isChecked ? faults : []}
          saved={known.of(tab.question_id)?.saved ?? null}
          others={others.filter(({ question_id }) => question_id === tab.question_id).map(({ name }) => name)}
          onChange={(changed) => send({ type: 'pai.itemChanged', ...changed })}
          // A failed save has its own buttons: a dialog that opens takes the focus, too.
          onLeave={() => drafts.saving.state !== 'failed' && drafts.isUnsaved() && drafts.save()}
          onClear={() => send({ type: 'pai.itemCleared', questionId: tab.question_id })}
          onNext={next && (() => goTo(next.question_id))}
        />
      ),
    };
  });
  const { saving, failedAt } = drafts;
  const failed = saving.state === 'failed' ? saving.problem : null;
  const isStale = failed?.code === 'pai.stale';
  return (
    <Stack gap={5}>
      {form.is_free && (
        <InlineAlert tone="info" title={t('figures.none')}>
          {t('start.free')}
        </InlineAlert>
      )}
      {failed && !isStale && failedAt !== null && (
        <SaveFailed flow={flow} tab={nameOf(failedAt)} onOpen={() => goTo(failedAt)} />
      )}
      {isChecked && (missing.length > 0 || short > 0) && (
        <InlineAlert ref={alert} tone="danger" title={t('missing.title', { count: missing.length + short })} isLive>
          <Stack gap={2}>
            {short > 0 && <Text>{t('missing.more', { count: short })}</Text>}
            <Inline gap={2}>
              {missing.map(({ questionId }) => (
                <Button key={questionId} size="S" onPress={() => goTo(questionId)}>
                  {nameOf(questionId)}
                </Button>
              ))}
            </Inline>
          </Stack>
        </InlineAlert>
      )}
      {problem && (
        <InlineAlert tone="danger" title={t('failed')} isLive>
          {problem.message}
        </InlineAlert>
      )}
      {isWide ? (
        <Tabs
          aria-label={t('tabs')}
          selectedId={openId}
          onSelect={select}
          tabs={contents.map(({ id, tab, isWhole, isBegun: begun, content }) => ({
            ...{ id, content, label: nameOf(tab.question_id) },
            icon: isWhole ? ('checkCircle' as const) : begun ? ('draft' as const) : undefined,
          }))}
        />
      ) : (
        <Accordion
          headingLevel={2}
          openIds={[openId]}
          onOpenChange={([id = '']) => select(id)}
          items={contents.map(({ id, tab, progress, content }) => ({
            ...{ id, content, title: nameOf(tab.question_id), note: progress },
          }))}
        />
      )}
      <FormActions
        primary={
          <Button variant="primary" onPress={submit}>
            {t('submit')}
          </Button>
        }
        back={<Button onPress={() => send({ type: 'pai.left' })}>{t('results')}</Button>}
      >
        {drafts.isUnsaved() && saving.state !== 'saving' && failed === null ? (
          <SavedState status="idle">{t('unsaved')}</SavedState>
        ) : (
          <SavingWord saving={saving} failed={t('unsaved')} />
        )}
      </FormActions>
      <EstablishDialog flow={flow} form={form} nameOf={nameOf} />
      {isStale && failedAt !== null && (
        <Suspense>
          <PlanConflict
            mine={itemIn(context, failedAt)}
            theirs={failed.current as PaiDraft} // the contract of the refusal
            {...{ form }}
            saved={failed.saved}
            onKeepMine={() => {
              known.take(failed.current as PaiDraft); // as above
              drafts.save();
            }}
            onTakeTheirs={() => {
              const theirs = failed.current as PaiDraft; // as above
              known.take(theirs);
              send({ type: 'pai.itemChanged', ...itemOf(theirs) });
              drafts.forget();
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** A tab that could not be saved. What is written stays; by press it is sent again. */
function SaveFailed({ flow: { drafts }, tab, onOpen }: { flow: PaiFlow; tab: string; onOpen: () => void }) {
  const t = useTexts(paiFormTexts);
  const shared = useTexts(sharedTexts);
  const { saving } = drafts;
  if (saving.state !== 'failed') return null;
  return (
    <InlineAlert
      tone="danger"
      isLive
      title={t('save.failed', { tab })}
      actions={
        <>
          <Button size="S" icon="refresh" onPress={() => drafts.save()}>
            {shared('retry')}
          </Button>
          <Button size="S" onPress={onOpen}>
            {tab}
          </Button>
        </>
      }
    >
      {`${saving.problem.message} ${t('save.kept')}`}
    </InlineAlert>
  );
}
