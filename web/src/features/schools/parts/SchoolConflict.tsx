import type { LastSaved } from '@ruta/contracts/problems';
import type { School } from '@ruta/contracts/schools/school.schema';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { levelName } from '../../../shared/levels';
import { writtenOf } from '../school-fields';
import type { Written } from '../school-fields';
import { schoolTexts } from '../schools.texts';

export interface SchoolConflictProps {
  mine: Written;
  theirs: School;
  /** Who saved last and when, if known. */
  saved: LastSaved | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Dialog for an edit conflict of a school. */
export function SchoolConflict({ mine, theirs, saved, onKeepMine, onTakeTheirs }: SchoolConflictProps) {
  const t = useTexts(schoolTexts);
  const locale = useLocale();
  const read = (written: Written) => [
    { name: t('field.name'), text: written.name },
    { name: t('field.city'), text: written.city },
    { name: t('field.code'), text: written.code },
    { name: t('field.levels'), text: written.levels.map((key) => levelName(key, locale)).join(', ') },
    { name: t('field.timezone'), text: cityOf(written.timezone, locale) },
    { name: t('section.state'), text: t(written.active ? 'active.yes' : 'active.no') },
  ];
  const other = read(writtenOf(theirs));
  return (
    <ConflictDialog
      words={t}
      saved={saved}
      fields={read(mine).map(({ name, text }, at) => ({ name, mine: text, saved: other[at]?.text ?? '' }))}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
