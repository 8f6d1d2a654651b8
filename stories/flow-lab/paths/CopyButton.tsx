import { Button, Inline, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { useCopied } from './use-copied';
import { words } from './words';

interface CopyButtonProps {
  text: string;
  /** Describes what is copied. */
  label: string;
  language: LabelLanguage;
}

/** Copies a text and reports success, or that the browser refused. */
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
