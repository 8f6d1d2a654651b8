import { useMemo, useReducer } from 'react';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import type { Move } from '@ruta/state-machines/kit/simulate';
import type { LabPath, LabView } from '../view';
import * as session from './session';

type Change = (now: session.Session) => session.Session;

/** State and controls of the lab's page. */
export interface Lab {
  session: session.Session;
  /** Null if the machine could not be opened. */
  view: LabView | null;
  undo: () => void;
  redo: () => void;
  goTo: (count: number) => void;
  /** Advances time while the clock runs. */
  runOn: (ms: number) => void;
  takePath: (path: LabPath) => void;
}

/** Holds the session of one machine (SM-02). Frames derive from the moves, one move at a time. */
export function useLab(entry: MachineEntry, language: LabelLanguage, start: LabPath): Lab {
  const [now, change] = useReducer(
    (before: session.Session, does: Change) => does(before),
    start,
    (path: LabPath) => session.tookPath(entry, session.opened(entry, path.opening), path),
  );
  const actions = useMemo(
    () => ({
      undo: () => change((before) => session.undone(entry, before)),
      redo: () => change((before) => session.redone(entry, before)),
      goTo: (count: number) => change((before) => session.wentTo(entry, before, count)),
      runOn: (ms: number) => change((before) => session.ranOn(entry, before, ms)),
      takePath: (path: LabPath) => change((before) => session.tookPath(entry, before, path)),
      move: (move: Move) => change((before) => session.moved(entry, before, move)),
    }),
    [entry],
  );
  const view = useMemo((): LabView | null => {
    const frame = session.currentFrame(now);
    if (frame === null) return null;
    const moves = session.movesOf(now);
    const frames = session.framesOf(now);
    const handlers = { onMove: actions.move, onPath: actions.takePath };
    return { entry, language, opening: now.opening, moves, frames, frame, ...handlers };
  }, [entry, language, now, actions]);
  return useMemo(() => ({ session: now, view, ...actions }), [now, view, actions]);
}
