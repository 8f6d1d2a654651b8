import type { FieldMessage } from '@ruta/contracts/field-messages';
import type { Locale } from '@ruta/contracts/locale';
import type { Sentence } from '../../lib/field-sentences';
import type {
  AXIS_TEXT_MAX as AxisTextMax,
  OBJECTIVE_MAX as ObjectiveMax,
  Visit,
  VisitAxis,
} from '@ruta/contracts/visits/visit.schema';
import type { VisitInput } from '@ruta/state-machines/visits/visit.machine';
import { missingInAxes } from '@ruta/state-machines/visits/visit.rules';
import type { MissingField, VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import type { VisitVersion } from '@ruta/state-machines/visits/visit.events';

// Checked against the contracts' limits by the compiler; importing the values would load zod.
export const OBJECTIVE_MAX = 500 satisfies typeof ObjectiveMax;
export const AXIS_TEXT_MAX = 4000 satisfies typeof AxisTextMax;

/** An axis by its names. */
export type AxisName = Pick<VisitAxis, 'id' | 'name' | 'name_en'>;

/** A visit as form values. */
export const draftOf = (visit: Visit): VisitDraft => ({
  objective: visit.objective,
  date: visit.date,
  time: visit.time,
  axes: (visit.school_visit_axis ?? []).map(({ id, actions, specifications }) => ({
    axis_id: id,
    actions,
    specifications,
  })),
});

/** The fields that may change until the visit is finished. */
export const planOf = ({ objective, axes }: VisitDraft) => ({
  objective,
  school_visit_axis: axes.map(({ axis_id, actions, specifications }) => ({ id: axis_id, actions, specifications })),
});

/** The form as a request body. */
export const bodyOf = (draft: VisitDraft) => ({ ...planOf(draft), date: draft.date, time: draft.time });

/** A visit as the machine's version. It does not say who saved it. */
export const versionOf = (visit: Visit): VisitVersion => ({
  visitId: visit.id,
  revision: visit.revision,
  statusKey: visit.school_visit_status.key,
  eraser: visit.eraser,
  isCancelled: visit.cancelled_at !== null,
  draft: { ...draftOf(visit), axes: [...draftOf(visit).axes] },
  editedBy: null,
});

/** The machine's input for an existing visit. */
export const inputOf = (visit: Visit, rest: Pick<VisitInput, 'today' | 'openFor' | 'record'>): VisitInput => ({
  visitId: visit.id,
  statusKey: visit.school_visit_status.key,
  eraser: visit.eraser,
  isCancelled: visit.cancelled_at !== null,
  revision: visit.revision,
  draft: draftOf(visit),
  ...rest,
});

/** Messages by field, with the server's names of fields (`school_visit_axis.0.actions`). */
export type FieldErrors = Readonly<Record<string, string>>;

export const axisField = (index: number, part: 'actions' | 'specifications') => `school_visit_axis.${index}.${part}`;

const fieldOf = (missing: MissingField) =>
  missing.replace(/^axes(?:\[(\d+)\])?/, (_, index?: string) =>
    index === undefined ? 'school_visit_axis' : `school_visit_axis.${index}`,
  );

function messageKey(missing: MissingField, { date }: Pick<VisitDraft, 'date'>): FieldMessage {
  if (missing === 'objective') return 'visits.objective.required';
  if (missing === 'date') return date === null ? 'visits.date.required' : 'visits.date.past';
  if (missing === 'time') return 'visits.time.required';
  if (missing === 'axes') return 'visits.axes.four';
  return missing.endsWith('.actions') ? 'visits.actions.required' : 'visits.specifications.required';
}

/** Messages of the fields that the rules report as missing. */
export const sentencesOf = (missing: readonly MissingField[], draft: VisitDraft, say: Sentence): FieldErrors =>
  Object.fromEntries(missing.map((field) => [fieldOf(field), say(messageKey(field, draft))]));

/** Number of axes with both texts. */
export const filledAxes = ({ axes }: VisitDraft): number => {
  const lacking = new Set(missingInAxes(axes).map((field) => /^axes\[(\d+)\]/.exec(field)?.[1]));
  return axes.filter((_, index) => !lacking.has(String(index))).length;
};

/** The steps of the form in order, named like the machine's states. */
export const STEPS = ['objective', 'axes', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** The step with a field. */
export const stepOf = (field: string): Step => (field.startsWith('school_visit_axis') ? 'axes' : 'objective');

/** The name of an axis in the reader's language; '' if it is unknown. */
export const axisNameIn = (axes: readonly AxisName[], id: number, locale: Locale): string => {
  const axis = axes.find((candidate) => candidate.id === id);
  if (axis === undefined) return '';
  return locale === 'en' ? axis.name_en : axis.name;
};
