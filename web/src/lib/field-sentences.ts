import { useCallback, useEffect, useState } from 'react';
import type { FieldMessage, fieldMessage } from '@ruta/contracts/field-messages';
import { useLocale } from './i18n';
import { lateCode } from './late-code';

const sentences = lateCode<typeof fieldMessage>(
  async () => (await import('@ruta/contracts/field-messages')).fieldMessage,
);

/** Says what is wrong with a field, in the person's language. */
export type Sentence = (key: FieldMessage, values?: Parameters<typeof fieldMessage>[2]) => string;

/**
 * The sentences that the server and the forms share (contracts/src/field-messages.ts). They are many, and nobody reads one
 * before a form has been filled in: they come after it. Until then a fault has no words, and is shown once it has.
 */
export function useFieldSentence(): Sentence {
  const locale = useLocale();
  const [say, setSay] = useState(() => sentences.now());
  useEffect(() => {
    if (say !== undefined) return undefined;
    let isGone = false;
    // Without them the server still refuses what is wrong, in words.
    void sentences.load().then(
      (arrived) => !isGone && setSay(() => arrived),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [say]);
  return useCallback((key, values) => say?.(key, locale, values) ?? '', [say, locale]);
}
