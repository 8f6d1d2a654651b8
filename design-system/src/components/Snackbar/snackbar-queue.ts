// React Aria marks its toasts as unstable; only this file and Snackbar.tsx use those names.
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

/** Severity of a message. */
export type SnackbarTone = 'success' | 'info' | 'warning' | 'danger';

export interface SnackbarMessage {
  /** One short sentence. */
  message: string;
  tone?: SnackbarTone | undefined;
  /** Label of an action: "Deshacer", "Ver visita". */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Called when it goes: in time, by its button, or after its action. */
  onClose?: (() => void) | undefined;
}

/** Duration of a message in milliseconds; hover and focus pause it. */
export const SNACKBAR_TIMEOUT = 5000;

/** Queue of messages. Separate from the region, which loads after the first page. */
export const queue = new ToastQueue<SnackbarMessage>({ maxVisibleToasts: 3 });

/** Shows short messages from anywhere. Requires one `SnackbarRegion` in the app. */
export const snackbar = {
  /** Shows a message; returns a function that removes it. */
  show(message: SnackbarMessage): () => void {
    const key = queue.add(message, { timeout: SNACKBAR_TIMEOUT, ...(message.onClose && { onClose: message.onClose }) });
    return () => queue.close(key);
  },
  /** Removes all messages. */
  clear(): void {
    queue.clear();
  },
} as const;
