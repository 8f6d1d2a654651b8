import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LabView } from '../view';
import { coveredBy, type CoverageSource } from './coverage';
import { deviceCoverage } from './device-coverage';
import type { Covered } from './targets';

const subscribe = (listener: () => void) => deviceCoverage.subscribe(listener);

/** What is covered by each source; what this walk covers is kept on the device as it happens. For panels and the chart. */
export function useCoverage({
  entry,
  opening,
  moves,
}: Pick<LabView, 'entry' | 'opening' | 'moves'>): Readonly<Record<CoverageSource, Covered>> {
  const device = useSyncExternalStore(subscribe, () => deviceCoverage.of(entry));
  const visit = useMemo(() => coveredBy(entry, 'visit', { opening, moves }), [entry, opening, moves]);
  const suite = useMemo(() => coveredBy(entry, 'suite', { opening: '', moves: [] }), [entry]);
  useEffect(() => deviceCoverage.add(entry, visit), [entry, visit]);
  return useMemo(() => ({ visit, device, suite }), [visit, device, suite]);
}
