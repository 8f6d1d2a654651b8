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

/** The step that the machine is on, if it is on one. */
const stepIn = (snapshot: VisitFlow['snapshot']): Step | null =>
  STEPS.find((step) => snapshot.matches({ composing: step })) ?? null;

/** How the form was opened: from what the server has, and from which revision. */
export interface FormOpening {
  revision: VisitInput['revision'];
  /** What the server has; not what was recovered from this device. */
  serverDraft: VisitDraft;
}

/** Whether leaving now would leave something behind that the server does not have. */
export const isDirty = (context: VisitContext, { revision, serverDraft }: FormOpening): boolean =>
  draftsDiffer(context.draft, context.revision === revision ? serverDraft : context.saved);

export interface VisitFormView {
  /** The step shown; it stays while a question or a save is in front of it. */
  step: Step;
  /** What is wrong with each field, and may be shown. */
  errors: FieldErrors;
  /** The server's errors of the last save, for the focus; the same object until the next save. */
  refused: FieldErrors | undefined;
  /** The steps that may be gone to now. */
  canReach: (step: Step) => boolean;
  isComplete: (step: Step) => boolean;
  next: () => void;
  goTo: (step: Step) => void;
  saveFinal: () => void;
  setObjective: (objective: string) => void;
  setSchedule: (schedule: Pick<VisitDraft, 'date' | 'time'>) => void;
  setAxis: (index: number, axis: VisitAxis) => void;
}

/** Goes step by step as far as the machine lets one, and tells the step that keeps one back. */
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

/** The three steps over the machine: what is wrong is said once asked for, and a refusal leads to its field. */
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

  // The day of a published visit is not written here: it stands, however late (`dateMayStand`).
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

  // Once per refusal: afterwards the person goes where they like.
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
      // A day went by, or a version was taken: what is missing is on an earlier step.
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
  /** Whether it is being written at all. */
  isActive?: boolean;
}

/** Keeps what is not saved on this device, and forgets it once the server has it. Tells whether there is such a thing. */
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
  // A new visit that was saved has a place of its own.
  const wasCreated = visitId !== null && opening.revision === 0;
  useEffect(() => {
    if (wasCreated) forget(draftPlace(userId, schoolId, null));
  }, [wasCreated, userId, schoolId]);
  return hasChanges;
}
