import { VisitForm, type VisitDraftForm } from '@ruta/contracts/visits/visit.schema';
import { throwFieldErrors } from '../../kernel/problem';
import { toInstant } from '../../time/wall-clock';

/** The UTC instant of a visit's date and time; null if one is missing, or the time does not exist (DST). */
export const instantOf = ({ date, time }: Pick<VisitDraftForm, 'date' | 'time'>, timezone: string): string | null =>
  date && time ? toInstant(date, time, timezone) : null;

/** Refuses an edit that would make a published visit incomplete, with messages by field (VIS-02). */
export function assertComplete(form: VisitDraftForm): void {
  const whole = VisitForm.safeParse(form);
  if (whole.success) return;
  throwFieldErrors(Object.fromEntries(whole.error.issues.map((issue) => [issue.path.join('.'), [issue.message]])));
}
