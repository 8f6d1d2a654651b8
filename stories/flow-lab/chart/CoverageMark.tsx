import { Icon, Inline, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { words } from './words';

/** Covered or not, as symbol and text. */
export function CoverageMark({ isCovered, language }: { isCovered: boolean; language: LabelLanguage }) {
  return (
    <Inline gap={1} wrap={false}>
      <Icon name={isCovered ? 'checkCircle' : 'minus'} size="S" />
      <Text variant="caption" tone={isCovered ? 'success' : 'muted'}>
        {words[isCovered ? 'covered' : 'uncovered'][language]}
      </Text>
    </Inline>
  );
}
