import { useScreen } from '../../../lib/api';
import { MoveUnavailable } from '../../../shared/moving/MoveUnavailable';
import type { MoverProps } from '../../../shared/moving/movers';
import { useFresh } from '../../../shared/use-fresh';
import { visitScreen } from '../visits.calls';
import { RescheduleFlow } from './RescheduleFlow';

/** Moves the visit that an item of an agenda shows (VIS-01). Reads the visit first, because its revision is needed. */
export function MoveVisit({ item, to, onClose }: MoverProps) {
  const result = useScreen(visitScreen('coach'), {
    params: { school_id: item.school_id, id: item.activity_id ?? 0 },
  });
  const page = useFresh(result);
  if (page === undefined)
    return (
      result.problem && <MoveUnavailable problem={result.problem} onRetry={() => result.retry()} onClose={onClose} />
    );
  const { visit, school_today, cycle } = page;
  if (!visit.can.reschedule) return <MoveUnavailable onClose={onClose} />;
  return (
    <RescheduleFlow visit={visit} schoolToday={school_today} cycle={cycle} seen={item} to={to} onClose={onClose} />
  );
}
