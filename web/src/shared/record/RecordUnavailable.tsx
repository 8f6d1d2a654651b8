import { Card, ErrorState } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { sharedTexts } from '../shared.texts';
import { recordTexts } from './record.texts';

/** The record failed to load with the page; with Retry. */
export function RecordUnavailable({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTexts(recordTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Card>
      <ErrorState
        size="S"
        title={t('record.failed')}
        retryLabel={shared('retry')}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </Card>
  );
}
