import { Icon, Inline, Text } from '@ruta/design-system';
import type { PastCycle } from '@ruta/contracts/access/access.schema';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

export interface ReadOnlyNoteProps {
  /** The finished cycle that is shown. */
  past?: PastCycle | undefined;
}

/** A note for people who may only read, and on what belongs to a finished cycle, which nobody changes (CYC-03). */
export function ReadOnlyNote({ past }: ReadOnlyNoteProps) {
  const t = useTexts(sharedTexts);
  return (
    <Text variant="label" tone="muted" element="div">
      <Inline gap={1}>
        <Icon name="eye" size="S" />
        <span>{past ? t('readOnly.past', { period: past.period }) : t('readOnly')}</span>
      </Inline>
    </Text>
  );
}
