import type { Holiday, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { useTexts } from '../../../lib/i18n';
import { ConflictDialog } from '../../../shared/conflict/ConflictDialog';
import { readingOf } from '../holiday-words';
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
  const other = readingOf(theirs, states, t);
  return (
    <ConflictDialog
      words={t}
      saved={undefined}
      fields={readingOf(mine, states, t).map(({ name, text }, at) => ({
        name,
        mine: text,
        saved: other[at]?.text ?? '',
      }))}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
