import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useServerNow, useServerToday } from './server-clock';
import { SessionContext } from './session-context';
import type { SessionValue } from './session-context';

const unused = () => {
  throw new Error('Not part of the clock');
};
const sessionOf = (clockOffset: number): SessionValue => ({
  status: { state: 'loading' },
  clockOffset,
  signIn: unused,
  admit: unused,
  giveUp: unused,
  goOnAsOther: unused,
  signOut: unused,
  chooseRole: unused,
  reload: unused,
  renew: unused,
});
const by = (clockOffset: number, clock: ReactNode) => (
  <SessionContext value={sessionOf(clockOffset)}>{clock}</SessionContext>
);

function Now({ onRender = () => undefined }: { onRender?: () => void }) {
  onRender();
  return <output>{useServerNow().toISOString()}</output>;
}
function Today({ timezone, onRender = () => undefined }: { timezone: string; onRender?: () => void }) {
  onRender();
  return <output>{useServerToday(timezone)}</output>;
}

const START = Date.parse('2026-11-21T05:59:58.400Z');
const shown = () => screen.getByRole('status').textContent;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe("ACC-06 the server's clock", () => {
  beforeEach(() => void jest.useFakeTimers({ now: START }));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('ticks every second, in whole seconds, by the server and not by the device', () => {
    const onRender = jest.fn();
    const { rerender } = render(by(60_000, <Now onRender={onRender} />));
    expect(shown()).toBe('2026-11-21T06:00:58.000Z');
    for (const _ of [1, 2, 3]) pass(1000);
    expect(shown()).toBe('2026-11-21T06:01:01.000Z');
    expect(onRender).toHaveBeenCalledTimes(4);
    rerender(by(0, <Now onRender={onRender} />));
    expect(shown()).toBe('2026-11-21T06:00:01.000Z');
  });

  it('stands still while React renders, however long that takes', () => {
    let now = START;
    // Each read of the clock returns a second more, as on a very slow machine.
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
    const onRender = jest.fn();
    render(by(0, <Now onRender={onRender} />));
    expect(onRender.mock.calls.length).toBeLessThanOrEqual(2);
    onRender.mockClear();
    act(() => jest.advanceTimersToNextTimer());
    expect(onRender).toHaveBeenCalledTimes(1);
  });

  it('says the day of a zone, and is drawn again at its midnight only', () => {
    const onRender = jest.fn();
    render(by(0, <Today timezone="America/Mexico_City" onRender={onRender} />));
    expect(shown()).toBe('2026-11-20');
    pass(1000);
    expect(onRender).toHaveBeenCalledTimes(1);
    pass(1000);
    expect(shown()).toBe('2026-11-21');
    expect(onRender).toHaveBeenCalledTimes(2);
  });

  it('asks the clock no more once nobody shows it', () => {
    render(by(0, <Now />)).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
