import { snackbar } from '@ruta/design-system';
import type { ProblemError } from '../lib/api';

/** Shows what the server said after a success; a reply without a sentence says nothing (UI-01). */
export function sayDone({ message }: { message?: string | undefined }): void {
  if (message !== undefined) snackbar.show({ message, tone: 'success' });
}

/** Shows why something did not work, where no place on the page is better. */
export function sayProblem(problem: ProblemError): void {
  snackbar.show({ message: problem.message, tone: 'danger' });
}
