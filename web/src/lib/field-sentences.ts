import { useCallback, useEffect, useState } from 'react';
import type { FieldMessage, fieldMessage } from '@ruta/contracts/field-messages';
import { useLocale } from './i18n';

type Say = typeof fieldMessage;

let loaded: Say | undefined;

/** The sentence of what is wrong with a field, in the person's language. */
export type Sentence = (key: FieldMessage, values?: Parameters<Say>[2]) => string;

/**
 * The sentences that the server and the forms share (contracts/src/field-messages.ts). They are many and loaded after
 * the form: nobody reads one before they have filled something in. Until then a sentence is empty.
 */
export function useFieldSentence(): Sentence {
  const locale = useLocale();
  const [say, setSay] = useState(() => loaded);
  useEffect(() => {
    if (say !== undefined) return undefined;
    let isGone = false;
    import('@ruta/contracts/field-messages').then(
      (file) => {
        loaded = file.fieldMessage;
        if (!isGone) setSay(() => file.fieldMessage);
      },
      () => undefined, // the server refuses what is wrong, in words
    );
    return () => {
      isGone = true;
    };
  }, [say]);
  return useCallback((key, values) => say?.(key, locale, values) ?? '', [say, locale]);
}
