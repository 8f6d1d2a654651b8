import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { VisitEvent } from '@ruta/state-machines/visits/visit.events';
import { Button, Form, FormActions, Heading, InlineAlert, Link, SavedState, Stack, Stepper } from '@ruta/design-system';
import type { StepStatus } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import { useAutosave } from '../use-autosave';
import type { Saving } from '../../../shared/record/use-saving';
import type { VisitFlow } from '../use-visit-flow';
import { useVisitForm } from '../use-visit-form';
import type { VisitFormView } from '../use-visit-form';
import { STEPS, stepOf } from '../visit-draft';
import type { FieldErrors, Step } from '../visit-draft';
import { FormColumn } from '../../../shared/FormColumn';
import { SaveDraftQuestion } from './DraftQuestions';
import { SaveFailure } from './SaveFailure';
import { StepAxes } from './StepAxes';
import { StepObjective } from './StepObjective';
import type { FormFacts, StepProps } from './StepObjective';
import { StepReview } from './StepReview';

export interface VisitFormProps {
  flow: VisitFlow;
  facts: FormFacts;
  /** Whether there is unsaved input. */
  hasChanges: boolean;
}

const STEP_PARTS: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  objective: StepObjective,
  axes: StepAxes,
  review: StepReview,
};

const errorsOn = (errors: FieldErrors, step: Step): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) === step));

/** The form of a visit in three steps, driven by the visit machine (VIS-02, VIS-04, VIS-05). */
export function VisitForm({ flow, facts, hasChanges }: VisitFormProps) {
  const t = useTexts(visitTexts);
  const form = useVisitForm(flow);
  const autosaving = useAutosave(flow);
  const { snapshot, send } = flow;
  const { step, errors } = form;
  const [moved, setMoved] = useState({ step, isMoved: false });
  if (moved.step !== step) setMoved({ step, isMoved: true });
  const { draft, visitId, eraser } = snapshot.context;
  const isSaving = snapshot.hasTag('saving') || snapshot.matches('scheduled');
  const isPublished = visitId !== null && !eraser;
  const headingId = useId();
  const Part = STEP_PARTS[step];
  return (
    <FormColumn>
      <Steps form={form} />
      {flow.pdf !== null && (
        <InlineAlert tone="success" isLive title={t('preview.ready')}>
          <Link href={flow.pdf} newTabLabel={t('new-tab')}>
            {t('preview.open')}
          </Link>
        </InlineAlert>
      )}
      {!isSaving && (
        <SaveFailure
          flow={flow}
          schoolId={facts.school.id}
          elsewhere={Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) !== step))}
        />
      )}
      <Form
        key={step}
        aria-labelledby={headingId}
        validationErrors={form.refused}
        onSubmit={step === 'review' ? form.saveFinal : form.next}
      >
        <StepHeading
          id={headingId}
          step={step}
          takesFocus={moved.isMoved && Object.keys(errorsOn(errors, step)).length === 0}
        />
        <Part draft={draft} form={form} facts={facts} isPublished={isPublished} isDisabled={isSaving} />
        <Stack gap={3}>
          <FormActions
            back={
              step === 'objective' ? undefined : (
                <Button icon="arrowLeft" isDisabled={isSaving} onPress={() => send({ type: 'step.back' })}>
                  {t('back')}
                </Button>
              )
            }
            primary={
              step === 'review' ? (
                <Button
                  type="submit"
                  variant="primary"
                  icon={isPublished ? 'save' : 'calendarAdd'}
                  isPending={isSaving}
                  pendingLabel={t('saving')}
                >
                  {isPublished ? t('save.changes') : t('save.final')}
                </Button>
              ) : (
                <Button type="submit" variant="primary" iconEnd="arrowRight" isDisabled={isSaving}>
                  {t('next')}
                </Button>
              )
            }
          >
            {!isPublished && (
              <Button icon="draft" isDisabled={isSaving} onPress={() => send({ type: 'visit.saveDraftRequested' })}>
                {t('save.draft')}
              </Button>
            )}
            {step === 'review' && (
              <Button icon="eye" isDisabled={isSaving} onPress={() => flow.preview(t('preview.title'))}>
                {t('preview')}
              </Button>
            )}
          </FormActions>
          <SaveWord isSaving={isSaving} hasChanges={hasChanges} isKnown={visitId !== null} autosaving={autosaving} />
        </Stack>
      </Form>
      <SaveDraftQuestion
        isOpen={snapshot.matches('confirmingDraft')}
        onConfirm={() => send(CONFIRMED)}
        onClose={() => send(DECLINED)}
      />
    </FormColumn>
  );
}

const CONFIRMED: VisitEvent = { type: 'action.confirmed' };
const DECLINED: VisitEvent = { type: 'action.declined' };

function Steps({ form }: { form: VisitFormView }) {
  const t = useTexts(visitTexts);
  const statusOf = (step: Step): StepStatus => {
    if (step === form.step) return 'current';
    if (Object.keys(errorsOn(form.errors, step)).length > 0 && step !== 'review') return 'error';
    if (!form.canReach(step)) return 'disabled';
    return form.isComplete(step) ? 'complete' : 'incomplete';
  };
  return (
    <Stepper
      aria-label={t('steps')}
      steps={STEPS.map((step) => ({ id: step, label: t(`step.${step}`), status: statusOf(step) }))}
      statusLabels={{
        complete: t('step.complete'),
        current: t('step.current'),
        incomplete: t('step.incomplete'),
        error: t('step.error'),
        disabled: t('step.disabled'),
      }}
      onStep={(id) => {
        const step = STEPS.find((candidate) => candidate === id);
        if (step) form.goTo(step);
      }}
    />
  );
}

/** The heading of a step. Gets the focus on arrival, unless a field with an error does. */
function StepHeading({ id, step, takesFocus }: { id: string; step: Step; takesFocus: boolean }) {
  const t = useTexts(visitTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once; each step mounts its own heading
  }, []);
  return (
    <Heading level={2} size="M" id={id} tabIndex={-1} ref={heading}>
      {t('step.heading', { number: STEPS.indexOf(step) + 1, name: t(`step.${step}`) })}
    </Heading>
  );
}

interface SaveWordProps {
  isSaving: boolean;
  hasChanges: boolean;
  isKnown: boolean;
  autosaving: Saving;
}

/** The save state beside the buttons. */
function SaveWord({ isSaving, hasChanges, isKnown, autosaving }: SaveWordProps) {
  const t = useTexts(visitTexts);
  if (autosaving.state === 'failed' && hasChanges && !isSaving) {
    const { code } = autosaving.problem;
    const why = code === 'network.offline' ? 'offline' : code === 'visits.stale' ? 'stale' : 'failed';
    return <SavedState status={why === 'offline' ? 'offline' : 'error'}>{t(`autosave.${why}`)}</SavedState>;
  }
  if (autosaving.state === 'saved' && !hasChanges && !isSaving) {
    return <SavedState status="saved">{t('saved.at', { time: autosaving.at })}</SavedState>;
  }
  if (isSaving || autosaving.state === 'saving') return <SavedState status="saving">{t('saving')}</SavedState>;
  if (hasChanges) return <SavedState status="idle">{t('unsaved')}</SavedState>;
  return isKnown ? <SavedState status="saved">{t('saved')}</SavedState> : null;
}
