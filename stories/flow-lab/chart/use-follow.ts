import { useState } from 'react';
import { centred, isInSight } from './camera';
import type { Chart } from './layout';
import { activePlace, chosenPlace } from './places';
import { isSame, type ChartSelection } from './selection';
import type { ChartCamera } from './use-camera';

interface Followed {
  chart: Chart | null;
  active: ReadonlySet<string>;
  selected: ChartSelection | null;
}

/**
 * Keeps the selection, and the active states while `isFollowing`, in view. Moves the camera only when one of them
 * changes and is out of view.
 */
export function useFollow({ chart, active, selected }: Followed, isFollowing: boolean, camera: ChartCamera): void {
  const activeKey = [...active].join(' ');
  const [seen, setSeen] = useState({ activeKey, selected, chart });
  const isChosenAnew = !isSame(seen.selected, selected);
  const isElsewhere = seen.activeKey !== activeKey;
  if (!isChosenAnew && !isElsewhere && seen.chart === chart) return;
  setSeen({ activeKey, selected, chart });
  if (!chart || !seen.chart || !camera.size) return;
  const chosen = isChosenAnew && selected ? chosenPlace(chart, selected) : null;
  const target = chosen ?? (isFollowing && !isChosenAnew ? activePlace(chart, active) : null);
  if (target && !isInSight(target, camera.shot, camera.size))
    camera.look(centred(target, camera.size, camera.shot.scale));
}
