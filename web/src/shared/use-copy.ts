import { useCallback } from 'react';
import { snackbar } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

/** What is said after it, where it is no link that is copied. */
export interface CopyWords {
  done: string;
  failed: string;
}

/** Puts a text on the clipboard and says so; a browser may forbid it, and has none where the connection is not secure. */
export function useCopy(): (text: string, words?: CopyWords) => Promise<void> {
  const t = useTexts(sharedTexts);
  return useCallback(
    async (text, words = { done: t('link.copied'), failed: t('link.copy.failed') }) => {
      try {
        await navigator.clipboard.writeText(text);
        snackbar.show({ message: words.done, tone: 'success' });
      } catch {
        snackbar.show({ message: words.failed, tone: 'danger' });
      }
    },
    [t],
  );
}
