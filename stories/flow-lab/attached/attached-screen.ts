import type { ReactElement } from 'react';
import type { MachineId } from '@ruta/state-machines/machines';
import type { Answer } from '../../kit/answer';
import type { Scene } from '../../kit/scene';
import type { Verdict } from './attached-run';

/** Server in memory whose answers depend on the lab's verdicts. */
export interface AttachedServer {
  answers: readonly Answer[];
  judge: (verdict: Verdict) => void;
}

/** A product page that runs on a machine, with the openings that it supports. */
export interface AttachedScreen {
  machine: MachineId;
  /** Pages by route pattern. */
  pages: Readonly<Record<string, ReactElement>>;
  /** Supported openings with their address and server. Each run creates a new server. */
  openings: Readonly<Record<string, { at: string; serve: (scene: Scene) => AttachedServer }>>;
}
