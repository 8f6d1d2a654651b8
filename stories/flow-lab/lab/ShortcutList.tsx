import { Inline, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { words } from '../words';
import { SHORTCUTS } from './use-shortcuts';
import { Keys } from './workbench.styles';

/** List of the page's keyboard shortcuts. */
export function ShortcutList({ language }: { language: LabelLanguage }) {
  return (
    <Inline element="ul" gap={3} aria-label={words.shortcuts[language]}>
      {SHORTCUTS.map(({ does, keys }) => (
        <li key={does}>
          <Text variant="caption" tone="muted">
            {`${words[does][language]} `}
            <Keys>{keys}</Keys>
          </Text>
        </li>
      ))}
    </Inline>
  );
}
