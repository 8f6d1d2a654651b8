import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { availablesWith, pfiWith } from '@ruta/contracts/pfi/pfi.sample';
import type { PfiAvailables } from '@ruta/contracts/pfi/pfi.schema';
import { renderScreen } from '../../testing';
import { onWidth } from '../../testing/on-width';
import { ScholasticPfiEstablishPage } from './pages/PfiEstablishPages';

const READING = 'Lectura y escritura en todas las asignaturas';
const CLOSING = 'Cierre y balance del ciclo';

const openDates = (differs: Partial<PfiAvailables> = {}) => {
  const available = availablesWith(differs);
  return renderScreen(<ScholasticPfiEstablishPage />, {
    me: { ...sampleDirector, abilities: ['self:read', 'pfi:read', 'pfi:establish'] } as never,
    path: '/scholastic/pfi/establish',
    route: '/scholastic/pfi/establish',
    replies: {
      'GET /bff/scholastic/pfi/establish': {
        pfi: pfiWith({ today: available.today }),
        available,
        holidays: { state: 'ready', data: sampleHolidays },
      },
    },
  });
};
const handleOf = (activity: string) => screen.findByRole('button', { name: `Arrastrar ${activity} a un día` });
/** A month is drawn with a group for each day that takes what is dragged. */
const targets = () =>
  within(screen.getByRole('region', { name: 'El año en meses', hidden: true }))
    .queryAllByRole('group', { hidden: true })
    .flatMap((group) => group.getAttribute('aria-label') ?? []);

/** Takes an activity with the keyboard. */
const take = async (on: ReturnType<typeof openDates>, activity: string) => {
  const handle = await handleOf(activity);
  act(() => handle.focus());
  await on.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-drop-target'));
};

describe('PFI-02 an activity is dragged onto a day of the small months', () => {
  beforeEach(() => onWidth(true));
  // What a test has taken and not put anywhere would still be carried in the next.
  afterEach(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

  test('PFI-02 with the keyboard: Enter takes it, Tab goes on, Enter puts it there, as the picker would', async () => {
    const on = openDates();
    await take(on, READING);
    await on.user.keyboard('{Tab}');
    const day = document.activeElement?.getAttribute('aria-label') ?? '';
    expect(targets()).toContain(day);
    await on.user.keyboard('{Enter}');
    expect(await screen.findByText('1 de 2 con fecha')).toBeInTheDocument();
    const year = screen.getByRole('region', { name: 'El año en meses' });
    expect(within(year).getByRole('button', { name: /elegida y sin guardar/ })).toHaveAccessibleName(
      new RegExp(`^${day.split(':')[0]}: `),
    );
    expect(targets()).toEqual([]);
    // Who reads on from here hears what stands on that day.
    expect(screen.getByRole('heading', { name: READING })).toHaveFocus();
    expect(on.server.sentTo('POST /api/schools/pfi/establish')).toHaveLength(0);
  });

  test('PFI-02 what stands on the day is told after it was dragged there, too', async () => {
    const on = openDates();
    await take(on, CLOSING);
    expect(targets()).toEqual(['lunes 1 de febrero de 2027']);
    await on.user.keyboard('{Enter}');
    expect(await screen.findByText('Es Día de la Constitución.')).toBeInTheDocument();
  });

  test('PFI-02 the keyboard is offered the suggested window, without the days of it that are past', async () => {
    const on = openDates({ today: '2026-12-10' });
    await take(on, READING);
    const days = targets();
    expect(days).toHaveLength(9);
    expect(days[0]).toMatch(/^jueves 10 de diciembre de 2026/);
    expect(days.at(-1)).toMatch(/^viernes 18 de diciembre de 2026/);
  });

  test('PFI-02 after the window, the keyboard is offered the month of the suggestion', async () => {
    const [reading] = availablesWith().activities;
    const activities = reading ? [{ ...reading, suggestion: { date: '2027-01-11', time: '09:00', clashes: [] } }] : [];
    const on = openDates({ today: '2027-01-08', activities });
    await take(on, READING);
    const days = targets();
    expect(days).toHaveLength(24);
    expect(days[0]).toMatch(/^viernes 8 de enero de 2027/);
  });

  test('PFI-02 a mouse is offered every day from today to the end of the cycle; a past day is no target', async () => {
    openDates({ today: '2027-07-08' });
    const row = (await handleOf(READING)).closest('[draggable="true"]');
    if (row === null) throw new Error('The row is not draggable.');
    // jsdom has no such object; React Aria writes into it what is dragged.
    const dataTransfer = { items: { add: () => undefined }, setData: () => undefined, types: [] };
    fireEvent.dragStart(row, { dataTransfer });
    await waitFor(() => expect(targets()).toHaveLength(8));
    expect([targets()[0], targets().at(-1)]).toEqual([
      expect.stringMatching(/^jueves 8 de julio de 2027/),
      expect.stringMatching(/^jueves 15 de julio de 2027/),
    ]);
    fireEvent.dragEnd(row, { dataTransfer: { ...dataTransfer, dropEffect: 'none' } });
    expect(targets()).toEqual([]);
    expect(screen.getByText('0 de 2 con fecha')).toBeInTheDocument();
  });

  test('PFI-02 Escape leaves everything as it was', async () => {
    const on = openDates();
    await take(on, READING);
    await on.user.keyboard('{Escape}');
    expect(await screen.findByText('0 de 2 con fecha')).toBeInTheDocument();
    expect(targets()).toEqual([]);
    expect(await handleOf(READING)).toHaveFocus();
  });

  test('PFI-02 a finger has the picker: without a mouse there is no handle', async () => {
    onWidth(false);
    openDates();
    expect(await screen.findByRole('article', { name: READING })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Arrastrar/ })).toBeNull();
  });
});
