import { Button, Inline, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { useCopied } from './use-copied';
import { words } from './words';

interface CopyButtonProps {
  text: string;
  /** What it copies. */
  label: string;
  language: LabelLanguage;
}

/** Copies a text and says so, or says that the browser forbade it. */
export function CopyButton({ text, label, language }: CopyButtonProps) {
  const [copied, copy] = useCopied(text);
  return (
    <Inline>
      <Button icon="copy" onPress={() => void copy()}>
        {label}
      </Button>
      <span aria-live="polite">
        {copied === 'yes' && <Text tone="success">{words.copied[language]}</Text>}
        {copied === 'failed' && <Text tone="danger">{words.copyFailed[language]}</Text>}
      </span>
    </Inline>
  );
}
