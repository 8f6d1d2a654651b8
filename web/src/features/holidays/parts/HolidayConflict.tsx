import type { Holiday, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { scopeOf } from '../holiday-words';
import type { TypedHoliday } from '../holiday-words';
import { holidayTexts } from '../holidays.texts';

interface HolidayConflictProps {
  mine: TypedHoliday;
  theirs: Holiday;
  states: readonly HolidayState[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of a holiday that somebody else changed meanwhile. */
export function HolidayConflict({ mine, theirs, states, onKeepMine, onTakeTheirs }: HolidayConflictProps) {
  const t = useTexts(holidayTexts);
  const read = ({ name, description, start_at, end_at, meta }: TypedHoliday) => [
    { name: t('form.name'), text: name },
    { name: t('form.description'), text: description },
    { name: t('form.start'), text: start_at === null ? '' : formatDay(start_at) },
    { name: t('form.end'), text: end_at === null ? '' : formatDay(end_at) },
    { name: t('form.scope'), text: scopeOf({ meta }, states, t) },
    { name: t('form.kind'), text: t(`kind.${meta.kind}`) },
    { name: t('column.state'), text: t(meta.confirmed ? 'confirmed' : 'unconfirmed') },
  ];
  const other = read(theirs);
  return (
    <ConflictDialog
      words={t}
      saved={undefined}
      fields={read(mine).map(({ name, text }, at) => ({ name, mine: text, saved: other[at]?.text ?? '' }))}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
