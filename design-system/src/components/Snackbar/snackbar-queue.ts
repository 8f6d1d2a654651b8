// The library still calls its toasts unstable: this file and Snackbar.tsx are the only ones that know their names.
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** What kind of news it is. */
export type SnackbarTone = 'success' | 'info' | 'warning' | 'danger';

export interface SnackbarMessage {
  /** One short sentence. */
  message: string;
  tone?: SnackbarTone | undefined;
  /** A way back ("Deshacer") or on ("Ver visita"). */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
}

/** How long a message stays, in milliseconds; pointing at it or focusing it stops the clock. */
export const SNACKBAR_TIMEOUT = 5000;

/** The messages that wait and that are shown. Apart from the region, which comes later than the first page. */
export const queue = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: 3 });

/** Short news, from anywhere. Needs one `SnackbarRegion` in the app. */
export const snackbar = {
  /** Shows a message and returns a function that takes it away. */
  show(message: SnackbarMessage): () => void {
    const key = queue.add(message, { timeout: SNACKBAR_TIMEOUT });
    return () => queue.close(key);
  },
  /** Takes all messages away. */
  clear(): void {
    queue.clear();
  },
} as const;
