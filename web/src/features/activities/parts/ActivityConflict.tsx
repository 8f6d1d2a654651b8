import type { LastSaved } from '@ruta/contracts/problems';
import type { RoleCode } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { levelName } from '../../../shared/levels';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { activityTexts } from '../activities.texts';
import type { Written } from '../activity-fields';

export interface ActivityConflictProps {
  mine: Written;
  theirs: Written;
  /** Who saved last and when, if known. */
  saved: LastSaved | undefined;
  /** Whether the activity can still be changed. */
  canEdit: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Dialog for an edit conflict of an activity (AGE-06). */
export function ActivityConflict({ mine, theirs, saved, canEdit, onKeepMine, onTakeTheirs }: ActivityConflictProps) {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const [own, other] = [inWords(mine, t, locale), inWords(theirs, t, locale)];
  return (
    <ConflictDialog
      words={t}
      saved={saved}
      fields={KEYS.map((key) => ({ name: t(`field.${key}`), mine: own[key], saved: other[key] }))}
      reason={canEdit ? undefined : t('conflict.fixed')}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}

/** The compared fields, in the order of the form. Date and time change by rescheduling. */
const KEYS = ['title', 'duration', 'place', 'description', 'roles', 'levels'] as const;

const inWords = (
  { title, duration_min, place, description, roles, levels }: Written,
  t: TranslateOf<typeof activityTexts>,
  locale: 'es' | 'en',
): Record<(typeof KEYS)[number], string> => ({
  title,
  duration: duration_min === null ? '' : t('fact.minutes', { count: duration_min }),
  place,
  description,
  roles: roles.length === 0 ? t('everybody') : sorted(roles.map((role) => ROLES[role as RoleCode].name[locale])),
  levels: levels.length === 0 ? t('conflict.every') : sorted(levels.map((level) => levelName(level, locale))),
});

/** Sorted, so that the order of ticking is not a difference. */
const sorted = (names: string[]) => names.sort((one, other) => one.localeCompare(other)).join(', ');
