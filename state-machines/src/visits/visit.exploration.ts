/** Inputs, samples and answers of the visit machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { VisitEvent, VisitOutputs, VisitVersion } from './visit.events';
import type { VisitContext, VisitInput, visitMachine } from './visit.machine';
import { blankDraft, EMPTY_RECORD, missingInAxes, missingInSchedule } from './visit.rules';
import type { VisitDraft } from './visit.rules';

/** Sample days in the school's wall clock. */
export const YESTERDAY = '2026-11-19';
export const TODAY = '2026-11-20';
export const TOMORROW = '2026-11-21';

/** A complete visit on the given day. */
export const fullDraft = (date: string): VisitDraft => ({
  objective: 'Acompañar la planeación del consejo técnico',
  date,
  time: '09:30',
  axes: [1, 2, 3, 4].map((axis_id) => ({
    axis_id,
    actions: `Observar y dialogar sobre el eje ${axis_id}`,
    specifications: 'Primer ciclo, dos grupos',
  })),
});

const existing: Omit<VisitInput, 'draft'> = {
  visitId: 7,
  statusKey: 'new',
  eraser: false,
  isCancelled: false,
  revision: 3,
  today: TODAY,
  openFor: 'view',
  record: EMPTY_RECORD,
};

/** Inputs by the name that the flow lab shows. */
export const visitInputs = {
  new: { ...existing, visitId: null, eraser: true, revision: 0, openFor: 'edit', draft: blankDraft([1, 2, 3, 4]) },
  draft: { ...existing, eraser: true, draft: { ...blankDraft([1, 2, 3, 4]), objective: 'Revisar acuerdos' } },
  scheduledToday: { ...existing, draft: fullDraft(TODAY) },
  upcoming: { ...existing, draft: fullDraft(TOMORROW) },
  upcomingEdit: { ...existing, openFor: 'edit', draft: fullDraft(TOMORROW) },
  expired: { ...existing, draft: fullDraft(YESTERDAY) },
  progress: { ...existing, statusKey: 'progress', draft: fullDraft(TODAY) },
  progressExpired: { ...existing, statusKey: 'progress', draft: fullDraft(YESTERDAY) },
  finished: { ...existing, statusKey: 'finished', draft: fullDraft(YESTERDAY) },
  cancelled: { ...existing, isCancelled: true, draft: fullDraft(TOMORROW) },
} as const satisfies Record<string, VisitInput>;

/** A version saved by somebody else, at a revision that no exploration reaches. */
const otherVersion = (standing: Pick<VisitVersion, 'statusKey' | 'eraser'> & Partial<VisitVersion>): VisitVersion => ({
  isCancelled: false,
  ...standing,
  visitId: 7,
  revision: 9,
  draft: { ...fullDraft(TOMORROW), axes: [...fullDraft(TOMORROW).axes], objective: 'Revisar la convivencia' },
  editedBy: 'Laura Medina',
});

const theirDraft = otherVersion({ statusKey: 'new', eraser: true });
const theirPublished = otherVersion({ statusKey: 'new', eraser: false });
/** At a revision that later versions are ahead of. */
const theirEarlier: VisitVersion = { ...theirPublished, revision: 6 };
const theirStarted = otherVersion({ statusKey: 'progress', eraser: false });
const theirFinished = otherVersion({ statusKey: 'finished', eraser: false });
const theirCancelled = otherVersion({ statusKey: 'new', eraser: false, isCancelled: true });

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const visitSamples: readonly VisitEvent[] = [
  { type: 'visit.objectiveChanged', objective: fullDraft(TODAY).objective },
  { type: 'visit.objectiveChanged', objective: '' },
  { type: 'visit.scheduleChanged', date: TODAY, time: '09:30' },
  { type: 'visit.scheduleChanged', date: TOMORROW, time: '09:30' },
  { type: 'visit.scheduleChanged', date: null, time: null },
  ...fullDraft(TODAY).axes.map((axis) => ({ type: 'visit.axisChanged', ...axis }) as const),
  { type: 'visit.axisChanged', axis_id: 1, actions: '', specifications: '' },
  { type: 'reschedule.submitted', date: TOMORROW, time: '11:00', justification: 'La escuela tiene junta con familias' },
  { type: 'reschedule.submitted', date: TODAY, time: '12:00', justification: 'Se libera la tarde de la dirección' },
  { type: 'reschedule.submitted', date: TOMORROW, time: '11:00', justification: 'Lluvia' },
  { type: 'cancel.submitted', reason: 'La escuela suspendió clases' },
  { type: 'cancel.submitted', reason: 'Lluvia' },
  { type: 'draft.autosaved', revision: 5, draft: { ...fullDraft(TOMORROW), axes: [...fullDraft(TOMORROW).axes] } },
  { type: 'attendance.saved', attendees: 5 },
  { type: 'observation.saved', result: 'El equipo acordó dos metas' },
  { type: 'clock.dayChanged', today: TODAY },
  { type: 'clock.dayChanged', today: TOMORROW },
  { type: 'clock.dayChanged', today: '2026-11-22' },
  ...[theirDraft, theirPublished, theirStarted, theirFinished, theirCancelled].map(
    (version) => ({ type: 'server.statusChanged', version }) as const,
  ),
];

const done = { visitId: 7, revision: 4, message: 'Listo, se guardaron tus cambios' };
const saves: VisitOutputs['saveVisit'][] = [
  { outcome: 'saved', ...done },
  { outcome: 'stale', theirs: theirDraft },
  { outcome: 'stale', theirs: theirPublished },
  { outcome: 'stale', theirs: theirStarted },
];

/** Answers of each call, by invocation id (`saveEdit` calls the port `saveVisit`). */
export const visitAnswers = {
  saveVisit: saves,
  saveEdit: saves,
  markStarted: [done],
  rescheduleVisit: [{ ...done, date: TOMORROW, time: '11:00' }],
  cancelVisit: [
    { outcome: 'cancelled', ...done },
    { outcome: 'stale', theirs: theirEarlier },
  ],
  saveRecord: [{}],
  finishVisit: [done],
  discardDraft: [done],
} satisfies Record<string, VisitOutputs[keyof VisitOutputs][]>;

const dayOf = (date: string | null, today: string) => (date === null ? null : Math.sign(date.localeCompare(today)));

/** The part of the form that guards read: counts of missing fields instead of the content. */
const formOf = ({ draft, today }: VisitContext) => [
  missingInSchedule(draft, today).length,
  missingInAxes(draft.axes).length,
];

/**
 * The part of the context that guards read. No guard reads the form while a save is pending or during a conflict, so
 * its variants are one situation there. Evidence counts only while in progress.
 */
export const situationOf = (context: VisitContext) => [
  context.visitId !== null,
  context.statusKey,
  context.eraser,
  context.isCancelled,
  context.openFor,
  context.revision >= theirDraft.revision,
  dayOf(context.draft.date, context.today),
  context.statusKey === 'progress' ? context.record.evidence : null,
  context.saveAs,
  context.theirs && [context.theirs.statusKey, context.theirs.eraser, context.theirs.isCancelled],
  context.saveAs === null && context.theirs === null ? formOf(context) : null,
];

/** One exploration per input, all with the same samples and answers. */
export const visitExplorations: readonly Exploration<typeof visitMachine>[] = Object.entries(visitInputs).map(
  ([name, input]) => ({ name, input, samples: visitSamples, answers: visitAnswers, situationOf }),
);
