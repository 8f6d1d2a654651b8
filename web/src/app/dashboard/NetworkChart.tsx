import type { ComponentType } from 'react';
import { NetworkFigures } from '../../features/dpi/parts/NetworkFigures';
import { NetworkGuides } from '../../features/observations/parts/NetworkGuides';
import { NetworkObservations } from '../../features/observations/parts/NetworkObservations';
import { NetworkPai } from '../../features/pai/parts/NetworkPai';
import { NetworkPfi } from '../../features/pfi/parts/NetworkPfi';
import { NetworkPfp } from '../../features/pfp/parts/NetworkPfp';
import type { Branch } from '../../shared/branch';
import type { ChartId } from './charts';

const CHARTS: Readonly<Record<ChartId, ComponentType<{ filter: Branch }>>> = {
  dpi: NetworkFigures,
  pai: NetworkPai,
  pfi: NetworkPfi,
  pfp: NetworkPfp,
  observations: NetworkObservations,
  guides: NetworkGuides,
};

/** A chart of the dashboard. One file for all of them, loaded with the first that is opened. */
export function NetworkChart({ id, filter }: { id: ChartId; filter: Branch }) {
  const Chart = CHARTS[id];
  return <Chart filter={filter} />;
}
