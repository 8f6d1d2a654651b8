import { Icon, Inline, Text } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

/** The quiet word for people who may look but not change. */
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
