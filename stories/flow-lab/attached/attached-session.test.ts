import { MACHINES } from '@ruta/state-machines/machines';
import { simulate, type Move } from '@ruta/state-machines/kit/simulate';
import { movesOf } from '../lab/session';
import { planOf, planTo, sessionOf, type Plan } from './attached-session';

const { activity } = MACHINES;
const send = (type: string): Move => ({ do: 'send', event: { type } });
const START = [send('activity.startRequested'), send('action.declined'), send('activity.deleteRequested')];
const plan: Plan = { opening: 'today', moves: [], ahead: [], branches: [] };
const after = (moves: readonly Move[]) => ({
  moves,
  frames: simulate(activity.machine, activity.inputs['today'], moves),
});

describe('SM-02 the session of a real screen', () => {
  it('SM-02 tells what the screen recorded as the lab tells its own sessions', () => {
    const session = sessionOf(plan, after(START));
    expect(movesOf(session)).toEqual(START);
    expect(session).toMatchObject({ opening: 'today', ahead: [], branches: [], breakdown: null });
    expect(sessionOf(plan, { moves: [], frames: [] }).first).toBeNull();
  });

  it('SM-02 going back plays the first moves, and the others may be done again', () => {
    const back = planTo(sessionOf(plan, after(START)), 1);
    expect(back).toMatchObject({ moves: START.slice(0, 1), ahead: START.slice(1) });
    expect(sessionOf(back, after(START.slice(0, 1))).ahead).toEqual(START.slice(1));
    expect(sessionOf(back, after(START.slice(0, 2))).ahead).toEqual(START.slice(2));
  });

  it('SM-02 another way from there, on the screen or in the lab, leaves a branch', () => {
    const back = planTo(sessionOf(plan, after(START)), 1);
    const elsewhere = sessionOf(back, after([...START.slice(0, 1), send('action.confirmed')]));
    expect(elsewhere.ahead).toEqual([]);
    expect(elsewhere.branches).toEqual([{ opening: 'today', moves: START }]);
  });

  it('SM-02 a jump elsewhere keeps what was done as a branch, one that goes on does not', () => {
    const session = sessionOf(plan, after(START.slice(0, 1)));
    expect(planOf(session, { opening: 'started', moves: [] }).branches).toEqual([
      { opening: 'today', moves: START.slice(0, 1) },
    ]);
    expect(planOf(session, { opening: 'today', moves: START }).branches).toEqual([]);
  });
});
