import { useCallback } from 'react';
import { snackbar } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { onceLinkTexts } from './once-link.texts';

/** Messages after copying something other than a link. */
export interface CopyWords {
  done: string;
  failed: string;
}

/** Copies a text and shows a message. Browsers may refuse, and have no clipboard outside secure contexts. */
export function useCopy(): (text: string, words?: CopyWords) => Promise<void> {
  const t = useTexts(onceLinkTexts);
  return useCallback(
    async (text, words = { done: t('copied'), failed: t('copy.failed') }) => {
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
