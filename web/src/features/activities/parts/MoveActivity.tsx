import { useCallback, useState } from 'react';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { useScreen } from '../../../lib/api';
import { useRescheduleOnly } from '../../../shared/flow/use-reschedule-only';
import { MoveUnavailable } from '../../../shared/moving/MoveUnavailable';
import type { MoverProps } from '../../../shared/moving/movers';
import { useFresh } from '../../../shared/use-fresh';
import { activityScreen } from '../activities.calls';
import { useArea } from '../activity-places';
import { useActivityFlow } from '../use-activity-flow';
import { RescheduleActivity } from './RescheduleActivity';

/** Moves an activity of an agenda (AGE-06). Reads it first, because its revision is needed. */
export function MoveActivity({ item, to, onClose }: MoverProps) {
  const result = useScreen(activityScreen(useArea()), { params: { school_id: item.school_id, id: item.id } });
  const page = useFresh(result);
  if (page === undefined)
    return (
      result.problem && <MoveUnavailable problem={result.problem} onRetry={() => result.retry()} onClose={onClose} />
    );
  if (!page.activity.can.reschedule) return <MoveUnavailable onClose={onClose} />;
  return <MoveFlow page={page} latest={result.data ?? page} item={item} to={to} onClose={onClose} />;
}

interface MoveFlowProps extends MoverProps {
  page: ActivityPage;
  latest: ActivityPage;
}

function MoveFlow({ page, latest, item, to, onClose }: MoveFlowProps) {
  // After an edit conflict the form goes on from the version that won, as long as that may be moved.
  const [followed, setFollowed] = useState(page);
  if (latest.activity.revision > followed.activity.revision && latest.activity.can.reschedule) setFollowed(latest);
  const flow = useActivityFlow(followed);
  const { send } = flow;
  const begin = useCallback(() => send({ type: 'activity.rescheduleRequested' }), [send]);
  useRescheduleOnly(flow, begin, onClose);
  return <RescheduleActivity flow={flow} page={followed} seen={item} to={to} />;
}
