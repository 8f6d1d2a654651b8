import { useEffect, useMemo, useState } from 'react';
import type { VisitContext, VisitInput } from '@ruta/state-machines/visits/visit.machine';
import { draftsDiffer, missingInAxes, missingInSchedule } from '@ruta/state-machines/visits/visit.rules';
import type { VisitAxis, VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { firstErrors } from '../../lib/api';
import { useFieldSentence } from '../../lib/field-sentences';
import { forget, keep } from '../../lib/kept';
import { draftPlace } from './kept-draft';
import { STEPS, axisField, sentencesOf, stepOf } from './visit-draft';
import type { FieldErrors, Step } from './visit-draft';
import type { VisitFlow } from './use-visit-flow';

/** The current step, or null outside the form. */
const stepIn = (snapshot: VisitFlow['snapshot']): Step | null =>
  STEPS.find((step) => snapshot.matches({ composing: step })) ?? null;

/** The revision and content that the form was opened with. */
export interface FormOpening {
  revision: VisitInput['revision'];
  /** The server's version, without input restored from this device. */
  serverDraft: VisitDraft;
}

/** Whether there is input that the server does not have. */
export const isDirty = (context: VisitContext, { revision, serverDraft }: FormOpening): boolean =>
  draftsDiffer(context.draft, context.revision === revision ? serverDraft : context.saved);

export interface VisitFormView {
  /** The step shown; it stays while a dialog is open or a save runs. */
  step: Step;
  /** Messages by field; those of a step appear once it was checked. */
  errors: FieldErrors;
  /** The server's messages of the last save, for the focus; the same object until the next save. */
  refused: FieldErrors | undefined;
  /** Whether a step can be opened now. */
  canReach: (step: Step) => boolean;
  isComplete: (step: Step) => boolean;
  next: () => void;
  goTo: (step: Step) => void;
  saveFinal: () => void;
  setObjective: (objective: string) => void;
  setSchedule: (schedule: Pick<VisitDraft, 'date' | 'time'>) => void;
  setAxis: (index: number, axis: VisitAxis) => void;
}

/** Moves step by step towards `target`. Returns the step that the machine does not leave, or null on arrival. */
function moveTo(actor: VisitFlow['actor'], target: Step): Step | null {
  for (const _ of STEPS) {
    const snapshot = actor.getSnapshot();
    const step = stepIn(snapshot);
    if (step === null || step === target) return null;
    const isForward = STEPS.indexOf(step) < STEPS.indexOf(target);
    if (isForward && !snapshot.can({ type: 'step.next' })) return step;
    actor.send({ type: isForward ? 'step.next' : 'step.back' });
  }
  return null;
}

/** The three steps of the form: messages appear after a check, and a refusal opens the step of its field. */
export function useVisitForm({ actor, snapshot, send, problem }: VisitFlow): VisitFormView {
  const say = useFieldSentence();
  const { draft, today, visitId, eraser } = snapshot.context;
  const [checked, setChecked] = useState<readonly Step[]>([]);

  const here = stepIn(snapshot);
  const [step, setStep] = useState<Step>(here ?? 'objective');
  if (here !== null && here !== step) setStep(here);

  const refused = useMemo(() => {
    const errors = firstErrors(problem);
    return Object.keys(errors).length > 0 ? errors : undefined;
  }, [problem]);
  const [server, setServer] = useState<{ refused: FieldErrors | undefined; errors: FieldErrors }>({
    refused: undefined,
    errors: {},
  });
  if (server.refused !== refused) setServer({ refused, errors: refused ?? {} });

  // A published visit keeps its date, even a past one (`dateMayStand`), so it is not checked against today.
  const held = visitId !== null && !eraser ? (draft.date ?? today) : today;
  const missing = { objective: missingInSchedule(draft, held), axes: missingInAxes(draft.axes), review: [] };
  const shown = STEPS.filter((candidate) => checked.includes(candidate)).flatMap((candidate) => missing[candidate]);
  const errors = { ...server.errors, ...sentencesOf(shown, draft, say) };

  const check = (steps: readonly Step[]) => setChecked((before) => [...new Set([...before, ...steps])]);
  const changed = (...fields: string[]) =>
    setServer((before) => ({
      ...before,
      errors: Object.fromEntries(Object.entries(before.errors).filter(([field]) => !fields.includes(field))),
    }));

  const goTo = (target: Step) => {
    const blocked = moveTo(actor, target);
    if (blocked !== null) check([blocked]);
  };

  // Once per refusal.
  useEffect(() => {
    const [first] = Object.keys(refused ?? {});
    if (first !== undefined) moveTo(actor, stepOf(first));
  }, [actor, refused]);

  return {
    step,
    errors,
    refused,
    isComplete: (candidate) => missing[candidate].length === 0 && candidate !== 'review',
    canReach: (candidate) =>
      STEPS.slice(0, STEPS.indexOf(candidate)).every((before) => missing[before].length === 0) ||
      STEPS.indexOf(candidate) <= STEPS.indexOf(step),
    next: () => {
      if (actor.getSnapshot().can({ type: 'step.next' })) send({ type: 'step.next' });
      else check([step]);
    },
    goTo,
    saveFinal: () => {
      if (actor.getSnapshot().can({ type: 'visit.saveFinalRequested' }))
        return send({ type: 'visit.saveFinalRequested' });
      // A new day or another version made an earlier step incomplete.
      check(STEPS);
      goTo(missing.objective.length > 0 ? 'objective' : 'axes');
    },
    setObjective: (objective) => {
      changed('objective');
      send({ type: 'visit.objectiveChanged', objective });
    },
    setSchedule: (schedule) => {
      changed('date', 'time');
      send({ type: 'visit.scheduleChanged', ...schedule });
    },
    setAxis: (index, axis) => {
      changed('school_visit_axis', axisField(index, 'actions'), axisField(index, 'specifications'));
      send({ type: 'visit.axisChanged', ...axis });
    },
  };
}

export interface KeptDraftOptions {
  opening: FormOpening;
  userId: number;
  schoolId: number;
  /** False if this page does not edit the stored form. */
  isActive?: boolean;
}

/** Stores unsaved input on this device and removes it once the server has it. Returns whether there is any. */
export function useKeptDraft(
  { snapshot }: VisitFlow,
  { opening, userId, schoolId, isActive = true }: KeptDraftOptions,
) {
  const { context } = snapshot;
  const { visitId, revision, draft } = context;
  const hasChanges = !snapshot.matches('discarded') && isDirty(context, opening);
  const place = draftPlace(userId, schoolId, visitId);
  useEffect(() => {
    if (!isActive) return;
    if (hasChanges) keep(place, { revision, draft });
    else forget(place);
  }, [isActive, place, hasChanges, revision, draft]);
  // After its first save, a new visit has a key of its own.
  const wasCreated = visitId !== null && opening.revision === 0;
  useEffect(() => {
    if (wasCreated) forget(draftPlace(userId, schoolId, null));
  }, [wasCreated, userId, schoolId]);
  return hasChanges;
}
