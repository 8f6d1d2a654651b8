import { useCallback } from 'react';
import { snackbar } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './texts';

/** Puts a text on the clipboard and says so; a browser may forbid it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTexts(sharedTexts);
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        snackbar.show({ message: t('link.copied'), tone: 'success' });
      } catch {
        snackbar.show({ message: t('link.copy.failed'), tone: 'danger' });
      }
    },
    [t],
  );
}
