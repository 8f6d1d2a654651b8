import type { MachineEntry } from '@ruta/state-machines/machines';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';

/** Props of every panel of the flow lab (SM-02). Everything derives from the moves; panels keep no copies. */
export interface LabView {
  entry: MachineEntry;
  language: LabelLanguage;
  /** Key in `entry.inputs`. */
  opening: string;
  moves: readonly Move[];
  /** Frames after the opening and after each move, so one more than moves. */
  frames: readonly Frame[];
  /** The current frame, the last of `frames`. */
  frame: Frame;
  onMove: (move: Move) => void;
  /** Replaces the whole path: for a jump, a shared address or a branch. */
  onPath: (path: LabPath) => void;
}

/** A path through a machine as a value: stored, shared and replayed. */
export interface LabPath {
  opening: string;
  moves: readonly Move[];
}
