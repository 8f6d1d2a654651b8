import { Icon, Inline, Text } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

/** A note for people who may only read. */
export function ReadOnlyNote() {
  const t = useTexts(sharedTexts);
  return (
    <Text variant="label" tone="muted" element="div">
      <Inline gap={1}>
        <Icon name="eye" size="S" />
        <span>{t('readOnly')}</span>
      </Inline>
    </Text>
  );
}
