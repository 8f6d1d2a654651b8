import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { snackbar } from '@ruta/design-system';
import { MACHINES } from '@ruta/state-machines/machines';
import { forgetCsrfToken } from '../../../web/src/lib/api';
import { applyLocale } from '../../../web/src/lib/i18n';
import { serveFrom } from '../../kit/boundary';
import { memoryServer } from '../../kit/memory-server';
import type { Scene } from '../../kit/scene';
import { shellAnswers } from '../../kit/shell';
import { startsWith } from '../lab/moves';
import { framesOf, movesOf, currentFrame } from '../lab/session';
import type { Lab } from '../lab/use-lab';
import { useSteady } from '../lab/use-steady';
import type { LabPath, LabView } from '../view';
import { AttachedRun } from './attached-run';
import type { AttachedScreen } from './attached-screen';
import { planOf, planTo, sessionOf, type Plan } from './attached-session';

interface Opened {
  plan: Plan;
  run: AttachedRun;
  /** Address of the page. */
  at: string;
  /** Incremented with each mounted screen. */
  number: number;
}

interface Attached {
  lab: Lab;
  run: AttachedRun;
  at: string;
  number: number;
  isPlaying: boolean;
  /** Some moves were not possible on this screen. */
  isCutShort: boolean;
}

/** Starts a run with its server, which replaces the previous one. */
function open(screen: AttachedScreen, plan: Plan, scene: Scene, number: number): Opened {
  const found = screen.openings[plan.opening];
  if (found === undefined) throw new Error(`No page opens with ${plan.opening}`);
  const server = found.serve(scene);
  serveFrom(memoryServer([...shellAnswers(scene), ...server.answers], () => scene.locale));
  forgetCsrfToken();
  applyLocale(scene.locale);
  const { machine } = MACHINES[screen.machine];
  return { plan, at: found.at, run: new AttachedRun(machine, server.judge), number };
}

/** The lab's controls for a product screen. Changes that cannot continue from the current state start a new run. */
export function useAttached(screen: AttachedScreen, start: LabPath, scene: Scene): Attached {
  const entry = MACHINES[screen.machine];
  const [{ plan, run, at, number }, setOpened] = useState(() =>
    open(screen, { ...start, ahead: [], branches: [] }, scene, 0),
  );
  const [cutShort, setCutShort] = useState(-1);
  const replay = (moves: LabPath['moves']) =>
    void run.replay(moves).then((isWhole) => setCutShort(isWhole ? -1 : number));
  useEffect(() => {
    snackbar.clear(); // The queue is global: clears messages of the previous run.
    void run.replay(plan.moves).then((isWhole) => setCutShort(isWhole ? -1 : number));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a run is played its plan once; what is added later is played when it is added
  }, [run]);

  const version = useSyncExternalStore(run.subscribe, run.getVersion);
  const session = useMemo(
    () => sessionOf(plan, { moves: [...run.moves], frames: version === 0 ? [] : [...run.frames] }),
    [plan, run, version],
  );
  const anew = (next: Plan) => setOpened(open(screen, next, scene, number + 1));
  const goTo = (count: number) => anew(planTo(session, count));
  const hands = useSteady({
    undo: () => {
      if (session.steps.length > 0) goTo(session.steps.length - 1);
    },
    redo: () => {
      const [move] = session.ahead;
      if (move === undefined) return;
      const next = planTo(session, session.steps.length + 1);
      setOpened({ plan: next, run, at, number });
      replay([move]);
    },
    goTo,
    takePath: (path: LabPath) => {
      const done = movesOf(session);
      const next = planOf(session, path);
      if (path.opening !== plan.opening || !startsWith(path.moves, done) || session.first === null) return anew(next);
      setOpened({ plan: next, run, at, number });
      replay(path.moves.slice(done.length));
    },
  });
  const runOn = useCallback((ms: number) => run.play({ do: 'wait', ms }), [run]);

  const now = useMemo((): LabView | null => {
    const frame = currentFrame(session);
    if (frame === null) return null;
    const { opening } = session;
    const handlers = { onMove: run.play, onPath: hands.takePath };
    const told = { entry, language: scene.locale, opening, frame, moves: movesOf(session), frames: framesOf(session) };
    return { ...told, ...handlers };
  }, [entry, scene.locale, session, run, hands]);
  // Keeps the previous view while a screen remounts; otherwise a jump in progress would be lost with its panel.
  const [shown, setShown] = useState(now);
  if (now !== null && now !== shown) setShown(now);
  const view = now ?? shown;

  const lab = useMemo((): Lab => ({ session, view, runOn, ...hands }), [session, view, runOn, hands]);
  const isPlaying = now === null || run.isReplaying;
  return { lab, run, at, number, isPlaying, isCutShort: cutShort === number };
}
