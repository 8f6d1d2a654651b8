import type { Holiday, HolidayState } from '@ruta/contracts/holidays/holiday.schema';
import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { Lines } from '../../../shared/Lines';
import { readingOf } from '../holiday-words';
import { holidayTexts } from '../holidays.texts';

export interface HolidayOvertakenProps {
  /** What the person asked for, over a holiday that somebody else had changed. */
  deed: 'confirm' | 'delete';
  seen: Holiday;
  theirs: Holiday;
  states: readonly HolidayState[];
  onGoOn: () => Promise<void>;
  onClose: () => void;
}

/** What somebody else changed in a holiday before it was confirmed or deleted; asks again. */
export function HolidayOvertaken({ deed, seen, theirs, states, onGoOn, onClose }: HolidayOvertakenProps) {
  const t = useTexts(holidayTexts);
  const shared = useTexts(sharedTexts);
  const before = readingOf(seen, states, t);
  const changed = readingOf(theirs, states, t).flatMap(({ name, text }, at) => {
    const was = before[at]?.text ?? '';
    return was === text ? [] : [t('overtaken.field', { name, was, now: text })];
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('overtaken.title', { name: seen.name })}
      body={t(`overtaken.${deed}`)}
      confirmLabel={t(deed)}
      cancelLabel={shared('cancel')}
      tone={deed === 'delete' ? 'danger' : 'default'}
      onConfirm={onGoOn}
    >
      <Lines>
        {changed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </ConfirmDialog>
  );
}
