import type { LastSaved } from '@ruta/contracts/problems';
import { ROLES } from '@ruta/contracts/roles';
import type { UserPage } from '@ruta/contracts/users/users.screens';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { useLocale, useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { writtenOf } from '../user-fields';
import type { Written } from '../user-fields';
import { userTexts } from '../users.texts';

export interface UserConflictProps {
  page: UserPage;
  mine: Written;
  theirs: UserDetail;
  /** Who saved last and when, if known. */
  saved: LastSaved | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Dialog for an edit conflict of an account (ADM-05). */
export function UserConflict({ page, mine, theirs, saved, onKeepMine, onTakeTheirs }: UserConflictProps) {
  const t = useTexts(userTexts);
  const locale = useLocale();

  const codes = new Map([...page.roles, ...theirs.roles].map(({ id, code }) => [id, code]));
  const levels = new Map(page.levels.map((level) => [level.id, locale === 'es' ? level.name_es : level.name_en]));
  const rolesOf = (written: Written) =>
    written.roles
      .map((id) => {
        const code = codes.get(id);
        const chosen = (written.levels[id] ?? []).map((level) => levels.get(level) ?? String(level)).sort();
        const name = code === undefined ? String(id) : ROLES[code].name[locale];
        return chosen.length === 0 ? name : `${name} (${chosen.join(', ')})`;
      })
      .sort((one, other) => one.localeCompare(other))
      .join('\n');
  const read = (written: Written) => [
    { name: t('field.name'), text: written.name },
    { name: t('field.surname'), text: written.surname },
    { name: t('field.email'), text: written.email },
    { name: t('field.school'), text: written.school?.name ?? '' },
    { name: t('section.roles'), text: rolesOf(written) },
    { name: t('field.active'), text: t(written.active ? 'conflict.yes' : 'conflict.no') },
  ];
  const other = read(writtenOf(theirs));
  return (
    <ConflictDialog
      words={t}
      saved={saved}
      fields={read(mine).map(({ name, text }, at) => ({ name, mine: text, saved: other[at]?.text ?? '' }))}
      reason={theirs.can.update ? undefined : t('conflict.fixed')}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
