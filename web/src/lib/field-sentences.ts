import { useCallback, useEffect, useState } from 'react';
import type { FieldMessage, fieldMessage } from '@ruta/contracts/field-messages';
import { useLocale } from './i18n';

type Say = typeof fieldMessage;

let loaded: Say | undefined;

/** Returns the message of a field error in the person's language. */
export type Sentence = (key: FieldMessage, values?: Parameters<Say>[2]) => string;

/**
 * The messages that server and forms share (contracts/src/field-messages.ts). They are large, so they are loaded after
 * the form; until then messages are empty.
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
      () => undefined, // the server's refusals have messages, too
    );
    return () => {
      isGone = true;
    };
  }, [say]);
  return useCallback((key, values) => say?.(key, locale, values) ?? '', [say, locale]);
}
