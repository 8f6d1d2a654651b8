import { Button, Inline, Text } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { sharedTexts } from '../shared.texts';
import { holidayNoteTexts } from './holiday-notes.texts';

/** Holidays could not be read: a quiet line with Retry, no message (UI-04). */
export function HolidaysUnknown({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTexts(holidayNoteTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Inline gap={2}>
      <Text variant="label" tone="muted">
        {t('failed')}
      </Text>
      <Button size="S" variant="quiet" isPending={isRetrying} onPress={onRetry}>
        {shared('retry')}
      </Button>
    </Inline>
  );
}
