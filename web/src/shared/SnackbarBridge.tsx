import { snackbar } from '@ruta/design-system';
import type { ProblemError } from '../lib/api';

/** Shows the server's message after a success, if there is one (UI-01). */
export function sayDone({ message }: { message?: string | undefined }): void {
  if (message !== undefined) snackbar.show({ message, tone: 'success' });
}

/** Shows a failure as a message, where the page has no better place. */
export function sayProblem(problem: Pick<ProblemError, 'message'>): void {
  snackbar.show({ message: problem.message, tone: 'danger' });
}
