import { MACHINES } from '@ruta/state-machines/machines';
import { lastFrame, simulate, type Move } from '@ruta/state-machines/kit/simulate';
import { activePaths } from '@ruta/state-machines/kit/labels';
import { assign, setup } from 'xstate';
import { framesOf, moved, movesOf, opened, ranOn, redone, currentFrame, tookPath, undone, wentTo } from './session';
import type { Session } from './session';

const { dpi } = MACHINES;
const send = (type: string, payload: object = {}): Move => ({ do: 'send', event: { type, ...payload } });
const START = [send('sheet.continue'), send('sheet.back'), send('sheet.continue')];
const doing = (moves: readonly Move[], from: Session = opened(dpi, 'teacher')) =>
  moves.reduce((session, move) => moved(dpi, session, move), from);
const at = (session: Session) => {
  const frame = currentFrame(session);
  return frame === null ? null : activePaths(frame.snapshot).join(' ');
};

describe('SM-02 a session of the lab', () => {
  it('SM-02 stands after each move where a replay from the start stands', () => {
    const moves: Move[] = [...START, { do: 'wait', ms: 2500 }];
    const session = doing(moves);
    const replayed = lastFrame(simulate(dpi.machine, dpi.inputs['teacher'], moves));
    expect(currentFrame(session)?.snapshot.value).toEqual(replayed.snapshot.value);
    expect(currentFrame(session)?.at).toBe(2500);
    expect(framesOf(session)).toHaveLength(moves.length + 1);
  });

  it('SM-02 keeps what happened on the way of a wait', () => {
    const session = doing([send('sheet.continue'), { do: 'wait', ms: 2500 }]);
    expect(session.steps.at(-1)?.onTheWay.map(({ at: ms }) => ms)).toEqual([1000, 2000]);
  });

  it('SM-02 takes back and does again, and taking back plays from the start', () => {
    const session = doing(START);
    const back = undone(dpi, session);
    expect(movesOf(back)).toEqual(START.slice(0, 2));
    expect(back.ahead).toEqual(START.slice(2));
    expect(back.steps[0]?.frame).not.toBe(session.steps[0]?.frame);
    expect(at(redone(dpi, back))).toBe(at(session));
  });

  it('SM-02 does nothing where there is nothing to take back or to do again', () => {
    const session = opened(dpi, 'teacher');
    expect(undone(dpi, session)).toBe(session);
    expect(redone(dpi, session)).toBe(session);
  });

  it('SM-02 keeps what was left as a branch when one goes back and does something else', () => {
    const branched = moved(dpi, wentTo(dpi, doing(START), 1), send('time.allowanceChosen', { factor: 2 }));
    expect(branched.ahead).toEqual([]);
    expect(branched.branches).toEqual([{ opening: 'teacher', moves: START }]);
  });

  it('SM-02 goes on along what was taken back when one does the same by hand', () => {
    const again = doing(START.slice(1, 2), wentTo(dpi, doing(START), 1));
    expect(again.branches).toEqual([]);
    expect(again.ahead).toEqual(START.slice(2));
  });

  it('SM-02 takes another path, keeps the one before it, and gives it back', () => {
    const away = tookPath(dpi, doing(START), { opening: 'pai', moves: [send('pai.started')] });
    expect(away.opening).toBe('pai');
    const home = tookPath(dpi, away, { opening: 'teacher', moves: START });
    expect(movesOf(home)).toEqual(START);
    expect(home.branches.map(({ opening }) => opening)).toEqual(['pai']);
  });

  it('SM-02 plays only what is new of a path that goes on from here', () => {
    const session = doing(START.slice(0, 1));
    const on = tookPath(dpi, session, { opening: 'teacher', moves: START });
    expect(on.steps[0]).toBe(session.steps[0]);
    expect(on.branches).toEqual([]);
  });

  it('SM-02 makes the wait of a running clock longer, and begins another after a timer', () => {
    const waited = [400, 400, 400, 400].reduce(
      (session, ms) => ranOn(dpi, session, ms),
      doing([send('sheet.continue')]),
    );
    expect(movesOf(waited).slice(1)).toEqual([
      { do: 'wait', ms: 1200 },
      { do: 'wait', ms: 400 },
    ]);
  });

  it('SM-02 shows a machine that throws instead of breaking, and leaves the move out', () => {
    const machine = setup({
      types: { context: {} as { count: number } },
      actions: {
        fail: assign(() => {
          throw new Error('No hay preguntas');
        }),
      },
    }).createMachine({ context: { count: 0 }, on: { go: { actions: 'fail' }, stay: {} } });
    const faulty = { machine, inputs: { only: undefined } };
    const broken = moved(faulty, opened(faulty, 'only'), send('go'));
    expect(broken.breakdown).toEqual({ move: send('go'), message: 'No hay preguntas' });
    expect(broken.steps).toEqual([]);
    expect(moved(faulty, broken, send('stay')).breakdown).toBeNull();
  });

  it('SM-02 says so when a path begins with an opening that the machine does not have', () => {
    expect(opened(dpi, 'nowhere')).toMatchObject({ first: null, breakdown: { move: null, message: 'nowhere' } });
    expect(currentFrame(tookPath(dpi, doing(START), { opening: 'nowhere', moves: START }))).toBeNull();
  });
});
