import type { Ability } from '@ruta/contracts/abilities';

/** The charts of the dashboard in their order, each for who reads the figures of its room (STA-03). */
export const CHARTS = [
  { id: 'dpi', ability: 'dpi:read' },
  { id: 'pai', ability: 'pai:read' },
  { id: 'pfp', ability: 'pfp:read' },
  { id: 'pfi', ability: 'pfi:read' },
  { id: 'observations', ability: 'observation:figures' },
  { id: 'guides', ability: 'observation:figures' },
] as const satisfies readonly { id: string; ability: Ability }[];

export type ChartId = (typeof CHARTS)[number]['id'];
