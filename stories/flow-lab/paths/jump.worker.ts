import type { Move } from '@ruta/state-machines/kit/simulate';
import { MACHINES, type MachineId } from '@ruta/state-machines/machines';
import type { Atlas } from './atlas';
import { atlasFor, jumpTo, type Jump, type Preference } from './jump';
import type { Target } from './targets';

/** Request for a path to the nearest of some targets. */
export interface WayQuestion {
  id: number;
  machine: MachineId;
  opening: string;
  moves: readonly Move[];
  targets: readonly Target[];
  preference: Preference;
  /** Openings that jumps may use, if not all are supported. */
  openings?: readonly string[] | undefined;
}

/** Response to the request with that id. */
export type WayAnswer = { id: number; jump: Jump | null } | { id: number; error: string };

/** Duration of a slice of background exploration, in milliseconds; requests are handled between slices. */
const STRETCH = 40;
const warming = new Set<Atlas>();

/** Explores the rest of a machine while idle. */
function warm(atlas: Atlas): void {
  const until = performance.now() + STRETCH;
  while (!atlas.isWhole() && performance.now() < until) atlas.advance();
  if (atlas.isWhole()) warming.delete(atlas);
  else setTimeout(warm, 0, atlas);
}

self.addEventListener('message', ({ data }: MessageEvent<WayQuestion>) => {
  const { id, machine, opening, moves, targets, preference, openings } = data;
  const answer = (): WayAnswer => {
    try {
      return { id, jump: jumpTo(MACHINES[machine], { opening, moves }, targets, preference, openings) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  self.postMessage(answer());
  const atlas = atlasFor(MACHINES[machine], openings);
  if (warming.has(atlas)) return;
  warming.add(atlas);
  setTimeout(warm, 0, atlas);
});
