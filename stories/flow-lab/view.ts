import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';

/** What every part of the flow lab is given (SM-02). The moves alone decide; no part keeps a copy of anything. */
export interface LabView {
  entry: MachineEntry;
  language: LabelLanguage;
  /** The name of the opening in `entry.inputs`. */
  opening: string;
  moves: readonly Move[];
  /** Where the opening and then each move led: one more than there are moves. */
  frames: readonly Frame[];
  /** Where the machine stands: the last of `frames`. */
  frame: Frame;
  onMove: (move: Move) => void;
  /** Another opening or another path altogether: a jump, a shared address, a branch. */
  onPath: (path: LabPath) => void;
}

/** A way through a machine as a value that can be kept, shared and played again. */
export interface LabPath {
  opening: string;
  moves: readonly Move[];
}
