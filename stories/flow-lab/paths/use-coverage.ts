import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LabView } from '../view';
import { countedIn, coveredBy, type CoverageSource } from './coverage';
import { deviceCoverage } from './device-coverage';
import type { Covered } from './targets';
import { walkedAlong } from './walked';

const subscribe = (listener: () => void) => deviceCoverage.subscribe(listener);

/** Coverage by each source. Stores the coverage of this walk on the device as it grows. */
export function useCoverage({
  entry,
  opening,
  moves,
  frames,
}: Pick<LabView, 'entry' | 'opening' | 'moves' | 'frames'>): Readonly<Record<CoverageSource, Covered>> {
  const device = useSyncExternalStore(subscribe, () => deviceCoverage.of(entry));
  const visit = useMemo(
    () => countedIn(entry, walkedAlong({ entry, opening, moves, frames })),
    [entry, opening, moves, frames],
  );
  const suite = useMemo(() => coveredBy(entry, 'suite', { opening: '', moves: [] }), [entry]);
  useEffect(() => deviceCoverage.add(entry, visit), [entry, visit]);
  return useMemo(() => ({ visit, device, suite }), [visit, device, suite]);
}
