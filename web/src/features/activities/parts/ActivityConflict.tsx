import type { LastSaved } from '@ruta/contracts/problems';
import type { RoleCode } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { formatHour } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import type { TranslateOf } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { levelName } from '../../../shared/levels';
import { differing, VersionsDialog } from '../../../shared/VersionsDialog';
import type { Difference } from '../../../shared/VersionsDialog';
import { activityTexts } from '../activities.texts';
import type { Written } from '../activity-fields';
import { conflictTexts } from '../conflict.texts';

export interface ActivityConflictProps {
  mine: Written;
  theirs: Written;
  /** Who saved last and when, as far as it is known. */
  saved: LastSaved | undefined;
  /** It can still be changed. */
  canEdit: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people changed the same activity (AGE-06): both versions side by side, who saved when, and the choice. */
export function ActivityConflict({ mine, theirs, saved, canEdit, onKeepMine, onTakeTheirs }: ActivityConflictProps) {
  const t = useTexts(activityTexts);
  const words = useTexts(conflictTexts);
  const locale = useLocale();
  const { me } = useSession();
  const fieldsOf = (written: Written) => inWords(written, words, t('everybody'), locale);
  const [own, other] = [fieldsOf(mine), fieldsOf(theirs)];
  const differences = KEYS.map((key): Difference => ({ name: t(`field.${key}`), mine: own[key], saved: other[key] }));
  return (
    <VersionsDialog
      title={
        saved === undefined
          ? words('title')
          : words('by', { name: saved.by, time: formatHour(saved.at, me.user_timezone) })
      }
      saved={saved}
      differences={differing(differences)}
      reason={canEdit ? undefined : words('fixed')}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}

/** What is compared, in the order of the form; date and time have a form of their own. */
const KEYS = ['title', 'duration', 'place', 'description', 'roles', 'levels'] as const;

const inWords = (
  { title, duration_min, place, description, roles, levels }: Written,
  words: TranslateOf<typeof conflictTexts>,
  everybody: string,
  locale: 'es' | 'en',
): Record<(typeof KEYS)[number], string> => ({
  title,
  duration: duration_min === null ? '' : words('minutes', { count: duration_min }),
  place,
  description,
  roles: roles.length === 0 ? everybody : sorted(roles.map((role) => ROLES[role as RoleCode].name[locale])),
  levels: levels.length === 0 ? words('every') : sorted(levels.map((level) => levelName(level, locale))),
});

/** The order in which boxes were ticked is no difference. */
const sorted = (names: string[]) => names.sort((one, other) => one.localeCompare(other)).join(', ');
