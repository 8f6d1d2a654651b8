import type { Locale } from '@ruta/contracts/locale';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import type { Status } from '@ruta/design-system';
import type { TranslateOf } from '../../lib/i18n';
import type { visitTexts } from './visits.texts';

type VisitWords = TranslateOf<typeof visitTexts>;

/** A chip: status of the design system, and its word. */
export interface Sign {
  status: Status;
  word: string;
}

const SIGNS = { new: 'pending', progress: 'progress', finished: 'finished' } as const satisfies Record<string, Status>;

/**
 * The chips of a visit (VIS-01): "draft", or its status. A passed date comes first, because it needs an action.
 */
export function signsOf(visit: Visit, locale: Locale, t: VisitWords): Sign[] {
  if (visit.eraser) return [{ status: 'draft', word: t('status.draft') }];
  const { key, name, name_en } = visit.school_visit_status;
  const own: Sign = { status: SIGNS[key], word: locale === 'en' ? name_en : name };
  if (!visit.expired) return [own];
  const expired: Sign = { status: 'expired', word: t('status.expired') };
  return key === 'new' ? [expired] : [expired, own];
}

/** An action on a visit and its address, by the server's verdicts (law 9). */
export interface VisitAction {
  id: 'continue-draft' | 'start' | 'resume' | 'edit' | 'detail' | 'changes';
  label: string;
  icon: 'draft' | 'play' | 'edit' | 'eye' | 'calendar';
  href: string;
}

export interface VisitPlaces {
  detail: (id: number) => string;
  edit?: (id: number) => string;
  editDraft?: (id: number) => string;
  start?: (id: number) => string;
  /** The page with the changes of date. */
  rescheduled?: (id: number) => string;
}

/** The actions of a visit, the next one first. `detail` is always included. */
export function actionsOf({ id, eraser, can, school_visit_status: status }: Visit, places: VisitPlaces, t: VisitWords) {
  const actions: VisitAction[] = [];
  const add = (action: VisitAction['id'], label: string, icon: VisitAction['icon'], href?: string) => {
    if (href !== undefined) actions.push({ id: action, label, icon, href });
  };
  if (eraser && can.edit) add('continue-draft', t('draft.continue'), 'draft', places.editDraft?.(id));
  if (can.start) add('start', t('start'), 'play', places.start?.(id));
  if (can.run) add('resume', t('resume'), 'play', places.start?.(id));
  // A visit in progress is edited on the page where it runs.
  if (!eraser && can.edit && status.key === 'new') add('edit', t('edit'), 'edit', places.edit?.(id));
  add('detail', t('detail'), 'eye', places.detail(id));
  if (!eraser) add('changes', t('detail.changes'), 'calendar', places.rescheduled?.(id));
  return actions;
}
