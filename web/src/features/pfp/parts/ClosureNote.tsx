import type { FormationClosure } from '@ruta/contracts/pfp/pfp.schema';
import { InlineAlert, Text } from '@ruta/design-system';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { pfpTexts } from '../pfp.texts';

interface ClosureNoteProps {
  closure: FormationClosure;
  /** Whether a plan is expected of the reader. A coach is asked for none. */
  isMine: boolean;
}

/** Until when plans count, or that they do not count any more. */
export function ClosureNote({ closure, isMine }: ClosureNoteProps) {
  const t = useTexts(pfpTexts);
  const day = formatDayUnbroken(closure.closure_at);
  if (!closure.is_closed) return <Text tone="muted">{t(isMine ? 'open-until' : 'open-until.others', { day })}</Text>;
  return (
    <InlineAlert tone="info" title={t('closed.title', { day })}>
      {t('closed.body')}
    </InlineAlert>
  );
}
