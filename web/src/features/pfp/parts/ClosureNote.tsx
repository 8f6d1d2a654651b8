import type { FormationClosure } from '@ruta/contracts/pfp/pfp.schema';
import { InlineAlert, Text } from '@ruta/design-system';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { pfpTexts } from '../pfp.texts';

/** Until when plans count, or that they do not count any more. */
export function ClosureNote({ closure }: { closure: FormationClosure }) {
  const t = useTexts(pfpTexts);
  const day = formatDayUnbroken(closure.closure_at);
  if (!closure.is_closed) return <Text tone="muted">{t('open-until', { day })}</Text>;
  return (
    <InlineAlert tone="info" title={t('closed.title', { day })}>
      {t('closed.body')}
    </InlineAlert>
  );
}
