import type { LastSaved } from '@ruta/contracts/problems';
import type { PaiDraft, PaiForm } from '@ruta/contracts/pai/pai.schema';
import type { PaiField, PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { itemOf } from '@ruta/state-machines/dpi/pai.wire';
import { formatDay } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { PAI_FIELDS } from '../pai-items';
import { paiFormTexts } from '../pai-form.texts';

export interface PlanConflictProps {
  mine: PaiItem;
  theirs: PaiDraft;
  form: PaiForm;
  /** Who saved last and when, if known. */
  saved: LastSaved | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two leaders wrote one tab: both versions, of which the person chooses one. */
export function PlanConflict({ mine, theirs, form, saved, onKeepMine, onTakeTheirs }: PlanConflictProps) {
  const t = useTexts(paiFormTexts);
  const locale = useLocale();
  const inWords = (item: PaiItem, field: PaiField): string => {
    const value = item[field];
    if (value === null) return '';
    if (field === 'coachPaiId') {
      const chosen = form.coach_activities.find(({ id }) => id === value);
      return chosen ? (locale === 'en' && chosen.activity_en) || chosen.activity : '';
    }
    return field === 'date' || field === 'coachDate' ? formatDay(String(value)) : String(value);
  };
  const other = itemOf(theirs);
  return (
    <ConflictDialog
      words={t}
      saved={saved}
      fields={PAI_FIELDS.map((field) => ({
        ...{ name: t(`field.${field}`), mine: inWords(mine, field), saved: inWords(other, field) },
      }))}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
