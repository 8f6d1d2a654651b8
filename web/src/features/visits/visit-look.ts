import type { Locale } from '@ruta/contracts/locale';
import type { Visit, VisitChange } from '@ruta/contracts/visits/visit.schema';
import type { Status } from '@ruta/design-system';
import type { TranslateOf } from '../../lib/i18n';
import { nextActOf, standingOfVisit } from '../../shared/acts/next-act';
import type { NextAct } from '../../shared/acts/next-act';
import type { visitTexts } from './visits.texts';

type VisitWords = TranslateOf<typeof visitTexts>;

/** A chip: status of the design system, and its word. */
export interface Sign {
  status: Status;
  word: string;
}

const SIGNS = { new: 'pending', progress: 'progress', finished: 'finished' } as const satisfies Record<string, Status>;

/**
 * The chips of a visit (VIS-01): "cancelled", "draft", or its status. A passed date comes first, because it needs an action.
 */
export function signsOf(visit: Visit, locale: Locale, t: VisitWords): Sign[] {
  if (visit.cancelled_at !== null) return [{ status: 'cancelled', word: t('status.cancelled') }];
  if (visit.eraser) return [{ status: 'draft', word: t('status.draft') }];
  const { key, name, name_en } = visit.school_visit_status;
  const own: Sign = { status: SIGNS[key], word: locale === 'en' ? name_en : name };
  if (!visit.expired) return [own];
  const expired: Sign = { status: 'expired', word: t('status.expired') };
  return key === 'new' ? [expired] : [expired, own];
}

/** Whether a draft stays its author's after its school changed hands: it is read and deleted (HIE-03). */
export const isKeptDraft = ({ eraser, can }: Visit): boolean => eraser && can.delete && !can.edit;

/** A change of the plan. */
export type VisitEdit = VisitChange & { field: Exclude<VisitChange['field'], 'date' | 'time'> };

/** Who changed what in the plan of a visit. A move is told once, by its row with the reason (VIS-05). */
export const editsOf = ({ school_visit_changes = [] }: Visit): VisitEdit[] =>
  school_visit_changes.filter((change): change is VisitEdit => change.field !== 'date' && change.field !== 'time');

/** An action on a visit, by the server's verdicts (law 9). Rescheduling opens a form and has no address. */
export interface VisitAction {
  id: 'continue-draft' | 'start' | 'resume' | 'edit' | 'detail' | 'changes' | 'reschedule';
  label: string;
  icon: 'draft' | 'play' | 'edit' | 'eye' | 'calendar' | 'reschedule';
  href?: string;
}

const ACTIONS = {
  continue: 'continue-draft',
  start: 'start',
  resume: 'resume',
  edit: 'edit',
  reschedule: 'reschedule',
  view: 'detail',
} as const satisfies Record<NextAct, VisitAction['id']>;

export interface VisitPlaces {
  detail: (id: number) => string;
  edit?: (id: number) => string;
  editDraft?: (id: number) => string;
  start?: (id: number) => string;
  /** The page with the changes of date. */
  rescheduled?: (id: number) => string;
}

/** The actions of a visit, the next one first (see `nextActOf`). `detail` is always included. */
export function actionsOf(visit: Visit, places: VisitPlaces, t: VisitWords) {
  const { id, eraser } = visit;
  const standing = standingOfVisit(visit);
  const { can } = standing;
  const actions: VisitAction[] = [];
  const add = (action: VisitAction['id'], label: string, icon: VisitAction['icon'], href?: string) => {
    if (href !== undefined) actions.push({ id: action, label, icon, href });
  };
  if (eraser && can.edit) add('continue-draft', t('draft.continue'), 'draft', places.editDraft?.(id));
  if (can.start) add('start', t('start'), 'play', places.start?.(id));
  if (can.run) add('resume', t('resume'), 'play', places.start?.(id));
  if (!eraser && can.edit) add('edit', t('edit'), 'edit', places.edit?.(id));
  add('detail', t('detail'), 'eye', places.detail(id));
  if (!eraser) add('changes', t('detail.changes'), 'calendar', places.rescheduled?.(id));
  if (can.reschedule) actions.push({ id: 'reschedule', label: t('reschedule'), icon: 'reschedule' });
  const next = ACTIONS[nextActOf(standing)];
  return [...actions.filter((action) => action.id === next), ...actions.filter((action) => action.id !== next)];
}
