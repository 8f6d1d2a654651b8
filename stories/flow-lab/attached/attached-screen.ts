import type { ReactElement } from 'react';
import type { MachineId } from '@ruta/state-machines/machines';
import type { Answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import type { Verdict } from './attached-run';

/** A server in memory that does what the lab decides: what it answers, and what it makes of a verdict. */
export interface AttachedServer {
  answers: readonly Answer[];
  judge: (verdict: Verdict) => void;
}

/** A real page of the product that runs on a machine, for each opening that it can be opened with. */
export interface AttachedScreen {
  machine: MachineId;
  /** The pages by the pattern of their address. */
  pages: Readonly<Record<string, ReactElement>>;
  /** The openings of the machine that a page has, each with its address and its server; made anew for every run. */
  openings: Readonly<Record<string, { at: string; serve: (scene: Scene) => AttachedServer }>>;
}
