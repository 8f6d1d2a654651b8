import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeGrid } from '../TimeGrid';
import { spanish, week, weekEvents } from '../TimeGrid/fixtures';
import type { ItemMove, MovePlace } from './ItemMove.types';
import { aimAt } from './move-geometry';
import type { CellBox, Ground } from './move-geometry';
import { placeByKey } from './use-carry';

const HOUR = 40;
const box = (day: string, left: number, time: string | null | undefined, top: number): CellBox => ({
  ...{ day, time, left, top },
  cell: document.createElement('div'),
  ...{ width: 100, height: HOUR },
});
/** Two days of 06, 07 and 08 below a row of all day that begins at 0. */
const grid: Ground = {
  boxes: ['2026-05-13', '2026-05-14'].flatMap((day, index) =>
    [null, '06:00', '07:00', '08:00'].map((time, row) => box(day, index * 100, time, row * HOUR)),
  ),
  ...{ left: 0, top: 0, right: 200, bottom: 4 * HOUR },
};

describe('AGE-06 the place of a dragged item', () => {
  it.each([
    ['is the nearest quarter of an hour', 150, 90, 90, { day: '2026-05-14', time: '07:15' }],
    ['is rounded to it', 150, 95, 95, { day: '2026-05-14', time: '07:30' }],
    ['goes by the upper edge of the item, not by the pointer', 50, 110, 45, { day: '2026-05-13', time: '06:15' }],
    ['stays within the hours: above', 50, 45, 5, { day: '2026-05-13', time: '06:00' }],
    ['stays within the hours: below', 50, 159, 159, { day: '2026-05-13', time: '08:45' }],
    ['has no hour in the row of all day', 150, 10, 10, { day: '2026-05-14', time: null }],
    ['is none beside the grid', 250, 60, 60, null],
    ['is none below it', 50, 160, 160, null],
  ])('%s', (_, x, y, edge, place) => expect(aimAt(grid, x, y, edge)?.place ?? null).toEqual(place));

  it('is none where a heading covers the hours', () => expect(aimAt({ ...grid, top: 60 }, 50, 50)).toBeNull());

  it('is a day where there are no hours', () => {
    const month: Ground = { ...grid, boxes: [box('2026-05-20', 0, undefined, 0)] };
    expect(aimAt(month, 5, 5)?.place).toEqual({ day: '2026-05-20', time: null });
  });
});

describe('AGE-06 the place by key', () => {
  const hours = { first: 360, last: 1245 };
  const at = (time: string | null, day = '2026-05-31'): MovePlace => ({ day, time });
  it.each([
    ['a quarter later', at('12:30'), 'ArrowDown', hours, at('12:45')],
    ['to whole quarters', at('12:20'), 'ArrowDown', hours, at('12:30')],
    ['not before the first hour', at('06:00'), 'ArrowUp', hours, at('06:00')],
    ['not after the last', at('20:45'), 'ArrowDown', hours, at('20:45')],
    ['the next day, also of another month', at('12:30'), 'ArrowRight', hours, at('12:30', '2026-06-01')],
    ['a week earlier', at('12:30'), 'PageUp', hours, at('12:30', '2026-05-24')],
    ['a week later in a month', at('12:30'), 'ArrowDown', null, at('12:30', '2026-06-07')],
    ['a month later in a month, at its last day', at('12:30'), 'PageDown', null, at('12:30', '2026-06-30')],
    ['an item without an hour moves by weeks', at(null), 'ArrowUp', hours, at(null, '2026-05-24')],
  ])('%s', (_, from, key, shown, to) => expect(placeByKey(from, key, shown)).toEqual(to));
  it('other keys do not move', () => expect(placeByKey(at('12:30'), 'n', hours)).toBeNull());
});

const MEETING = '13 12:30 Reunión con el equipo directivo';
const onMove = jest.fn();
const onOpenEvent = jest.fn();
const onPressCell = jest.fn();
const onGiveUp = jest.fn();

function Week({ isCarried = false, may = true }: { isCarried?: boolean; may?: boolean }) {
  const [carried] = useState<ItemMove['carried']>(
    isCarried ? { id: MEETING, from: { day: '2026-05-13', time: '12:30' } } : null,
  );
  return (
    <I18nProvider locale="es-MX">
      <main>
        <h2 id="title">Semana</h2>
        <TimeGrid
          titledBy="title"
          days={week}
          today="2026-05-13"
          events={weekEvents}
          labels={spanish}
          onOpenEvent={onOpenEvent}
          onPressCell={onPressCell}
          onStep={jest.fn()}
          move={{
            mayMove: () => may,
            refusalOf: (_, { day }) => (day < '2026-05-13' ? 'Ese día ya pasó.' : null),
            onMove,
            carried,
            onGiveUp,
            labels: { at: (id, { day, time }) => `${id} al ${day} ${time}`, keys: 'Flechas, Enter, Escape' },
          }}
        />
      </main>
    </I18nProvider>
  );
}

const DAY_PX = 100;
const HOUR_PX = 60;
/** jsdom lays nothing out: columns of 100 px from Sunday, hours of 60 px from 06:00. */
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { day, time, event } = (this as HTMLElement).dataset;
    if (event !== undefined) return new DOMRect(300, 6.5 * HOUR_PX, DAY_PX, 90);
    if (day !== undefined && time !== undefined)
      return new DOMRect(week.indexOf(day) * DAY_PX, (Number(time.slice(0, 2)) - 6) * HOUR_PX, DAY_PX, HOUR_PX);
    return this.hasAttribute('role') || this.parentElement?.hasAttribute('data-head')
      ? new DOMRect(0, 0, 0, 0)
      : new DOMRect(0, 0, 7 * DAY_PX, 15 * HOUR_PX);
  });
});

const meeting = () => screen.getByRole('button', { name: /12:30 Reunión/ });
/** The layer that moves items loads after the grid. */
async function movable() {
  await waitFor(() => expect(meeting()).toHaveAttribute('data-movable'));
  return meeting();
}
const send = (type: string, x: number, y: number, target: EventTarget = window, pointerType = 'mouse') => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  act(() => void target.dispatchEvent(event));
};
/** Pressed 10 px below its upper edge. */
const grab = (item: Element, pointerType = 'mouse') => send('pointerdown', 350, 6.5 * HOUR_PX + 10, item, pointerType);

describe('AGE-06 dragging an item', () => {
  it('calls with the day and the quarter where it is dropped, and opens nothing', async () => {
    render(<Week />);
    const item = await movable();
    grab(item);
    send('pointermove', 450, 4 * HOUR_PX + 26);
    await waitFor(() => expect(document.body).toHaveTextContent(`${MEETING} al 2026-05-14 10:15`));
    expect(item).toHaveAttribute('data-moving');
    send('pointerup', 450, 4 * HOUR_PX + 26);
    fireEvent.click(item);
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(onMove.mock.calls[0].slice(0, 2)).toEqual([MEETING, { day: '2026-05-14', time: '10:15' }]);
    expect(onOpenEvent).not.toHaveBeenCalled();
    expect(document.body).not.toHaveTextContent(`${MEETING} al`);
  });

  it('says beside the pointer why a place is refused', async () => {
    render(<Week />);
    const item = await movable();
    grab(item);
    send('pointermove', 150, 4 * HOUR_PX);
    await waitFor(() => expect(document.body).toHaveTextContent('Ese día ya pasó.'));
  });

  it('ends with Escape and outside the grid; a press without a way opens the item', async () => {
    render(<Week />);
    const item = await movable();
    grab(item);
    send('pointermove', 450, 300);
    await act(() => fireEvent.keyDown(item, { key: 'Escape' }));
    send('pointerup', 450, 300);
    grab(item);
    send('pointermove', 450, 300);
    send('pointerup', 5000, 300);
    expect(onMove).not.toHaveBeenCalled();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    grab(item);
    send('pointermove', 352, 6.5 * HOUR_PX + 11);
    send('pointerup', 352, 6.5 * HOUR_PX + 11);
    fireEvent.click(item);
    expect(onMove).not.toHaveBeenCalled();
    expect(onOpenEvent).toHaveBeenCalledTimes(1);
  });

  it('drags nothing by finger, which scrolls, and nothing that may not move', async () => {
    const { unmount } = render(<Week />);
    const item = await movable();
    grab(item, 'touch');
    send('pointermove', 450, 300);
    send('pointerup', 450, 300);
    unmount();
    render(<Week may={false} />);
    const fixed = meeting();
    expect(fixed).not.toHaveAttribute('data-movable');
    grab(fixed);
    send('pointermove', 450, 300);
    send('pointerup', 450, 300);
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('AGE-06 carrying an item', () => {
  it('says where it is and by which keys it moves, and puts it with Enter', async () => {
    const { container } = render(<Week isCarried />);
    expect(await screen.findByText(`${MEETING} al 2026-05-13 12:30. Flechas, Enter, Escape`)).toHaveAttribute(
      'role',
      'status',
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '2026-05-13 12:00'));
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'])
      fireEvent.keyDown(document.activeElement ?? container, { key });
    expect(screen.getByText(`${MEETING} al 2026-05-14 13:00`)).toHaveAttribute('role', 'status');
    expect(document.activeElement).toHaveAttribute('data-cell', '2026-05-14 13:00');
    expect(await axe(container)).toHaveNoViolations();
    fireEvent.keyDown(document.activeElement ?? container, { key: 'Enter' });
    expect(onMove).toHaveBeenCalledWith(MEETING, { day: '2026-05-14', time: '13:00' }, document.activeElement);
    expect(onOpenEvent).not.toHaveBeenCalled();
    fireEvent.keyDown(document.activeElement ?? container, { key: 'Escape' });
    expect(onGiveUp).toHaveBeenCalledTimes(1);
  });

  it('is put where one presses, which creates nothing there', async () => {
    render(<Week isCarried />);
    await screen.findByText(/Flechas, Enter/);
    fireEvent.click(screen.getByRole('gridcell', { name: /14 de mayo, 09:00/ }), {
      clientX: 450,
      clientY: 3.25 * HOUR_PX,
    });
    expect(onMove.mock.calls[0].slice(0, 2)).toEqual([MEETING, { day: '2026-05-14', time: '09:15' }]);
    expect(onPressCell).not.toHaveBeenCalled();
  });
});
