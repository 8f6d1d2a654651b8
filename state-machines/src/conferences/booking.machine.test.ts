import { coverage } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import {
  bookingExplorations,
  bookingInputs,
  MINUTE,
  NOW,
  OTHER_SLOT,
  PAST_SLOT,
  sessionAt,
  SLOT,
  TODAY,
  TOMORROW,
} from './booking.exploration';
import { sessionBookingMachine } from './booking.machine';

const { send, answered, refused, after, can, refusedBy } = movesOf(sessionBookingMachine);
const { choosing, booked } = bookingInputs;

const toSlots = [send({ type: 'theme.chosen', themeId: 12 }), send({ type: 'day.chosen', day: TOMORROW })];
const choose = (startAt = SLOT) => send({ type: 'slot.chosen', startAt });
const free = answered('findOwnSessions', { found: 0 });
const busy = answered('findOwnSessions', { found: 1 });
const confirm = (startAt = SLOT) => send({ type: 'slot.confirmed', startAt });
const tick = (now: number) => send({ type: 'clock.ticked', now });

test('SM-01 SM-03 every state of a video session’s machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(sessionBookingMachine, bookingExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(50);
}, 300_000);

test.each([
  ['choosing', 'choosingTheme'],
  ['booked', { booked: 'waiting' }],
  ['soon', { booked: 'waiting' }],
  ['soonInCalendar', { booked: 'joinable' }],
  ['underWay', { booked: 'joinable' }],
  ['cancelled', 'cancelled'],
  ['ended', 'ended'],
] as const)('VC-03 a session opens where it is: %s', (name, value) => {
  expect(after(bookingInputs[name]).snapshot.value).toEqual(value);
});

test('VC-01 a day may be chosen between both bounds inclusive, and a week that has such a day', () => {
  const themed = after(choosing, send({ type: 'theme.chosen', themeId: 12 }));
  const days = ['2026-11-19', TODAY, '2026-12-20', '2026-12-21'];
  expect(days.map((day) => can(themed, { type: 'day.chosen', day }))).toEqual([false, true, true, false]);
  const week = (weekStart: string, weekEnd: string) => can(themed, { type: 'week.moved', weekStart, weekEnd });
  expect([week('2026-11-08', '2026-11-14'), week('2026-11-15', '2026-11-21')]).toEqual([false, true]);
  expect([week('2026-12-20', '2026-12-26'), week('2026-12-27', '2027-01-02')]).toEqual([true, false]);
});

test('VC-01 choosing a slot looks for the person’s own sessions of that day; one makes it unavailable', () => {
  const checking = after(choosing, ...toSlots, choose());
  expect(checking.actors).toMatchObject([{ src: 'findOwnSessions', input: { day: TOMORROW, startAt: SLOT } }]);
  expect(can(checking, { type: 'slot.confirmed', startAt: SLOT })).toBe(false);
  const marked = after(choosing, ...toSlots, choose(), busy);
  expect([marked.snapshot.value, marked.snapshot.context.slot]).toEqual([{ picking: 'slot' }, null]);
  expect(refusedBy(marked, { type: 'slot.chosen', startAt: SLOT })).toEqual(['slotIsFree']);
  expect(can(marked, { type: 'slot.chosen', startAt: OTHER_SLOT })).toBe(true);
});

test('UI-04 VC-01 a failed check leaves the slot available, silently', () => {
  const failed = after(choosing, ...toSlots, choose(), refused('findOwnSessions'));
  expect(failed.snapshot.hasTag('confirmable')).toBe(true);
  expect([failed.snapshot.context.failure, failed.effects]).toEqual([null, []]);
});

test('VC-01 Confirm is for the chosen slot only, and for one that is still ahead', () => {
  const confirmable = after(choosing, ...toSlots, choose(), free);
  expect(refusedBy(confirmable, { type: 'slot.confirmed', startAt: OTHER_SLOT })).toEqual(['slotIsTheChosenOne']);
  const late = after(choosing, ...toSlots, choose(), free, tick(SLOT));
  expect(refusedBy(late, { type: 'slot.confirmed', startAt: SLOT })).toEqual(['slotIsStillAhead']);
  expect(can(after(choosing, ...toSlots), { type: 'slot.chosen', startAt: PAST_SLOT })).toBe(false);
  expect(after(choosing, ...toSlots, choose(), free, confirm()).actors).toMatchObject([
    { src: 'bookSession', input: { themeId: 12, startAt: SLOT } },
  ]);
});

test('VC-01 another day or week forgets the slot and what was known of the day', () => {
  const moved = after(choosing, ...toSlots, choose(), busy, send({ type: 'day.chosen', day: TODAY }));
  expect(moved.snapshot.context).toMatchObject({ day: TODAY, slot: null, unavailable: [] });
  const week = send({ type: 'week.moved', weekStart: '2026-11-22', weekEnd: '2026-11-28' });
  expect(after(choosing, ...toSlots, choose(), free, week).snapshot).toMatchObject({
    value: { picking: 'day' },
    context: { day: null, slot: null, weekStart: '2026-11-22' },
  });
});

const asked = [...toSlots, choose(), free, confirm()];

test('VC-01 F01 a slot that somebody else took is told and unavailable; any other refusal may be tried again', () => {
  const taken = answered('bookSession', { outcome: 'slotTaken', message: 'Alguien más tomó ese horario' });
  const { snapshot } = after(choosing, ...asked, taken);
  expect(snapshot.value).toEqual({ picking: 'slot' });
  expect(snapshot.context).toMatchObject({ unavailable: [SLOT], failure: 'Alguien más tomó ese horario' });
  const failed = after(choosing, ...asked, refused('bookSession')).snapshot;
  expect([failed.value, failed.context.failure]).toEqual([{ picking: 'confirmable' }, REFUSAL]);
});

test('VC-01 a booked session waits for its hour', () => {
  const done = answered('bookSession', { outcome: 'booked', session: sessionAt(SLOT), message: 'Listo' });
  expect(after(choosing, ...asked, done).snapshot.value).toEqual({ booked: 'waiting' });
});

test.each([
  ['list', 5],
  ['calendar', 10],
] as const)('VC-03 from the %s it is joined from %i minutes before its start until its end', (view, minutes) => {
  const at = (now: number) => after({ ...booked, view }, tick(now)).snapshot.value;
  const opens = SLOT - minutes * MINUTE;
  expect([at(opens - 1), at(opens)]).toEqual([{ booked: 'waiting' }, { booked: 'joinable' }]);
  expect([at(SLOT + 30 * MINUTE - 1), at(SLOT + 30 * MINUTE)]).toEqual([{ booked: 'joinable' }, 'ended']);
});

test('VC-03 joining asks for the link anew and keeps it nowhere', () => {
  const join = [send('session.joinRequested'), answered('joinSession', { url: 'https://reunion.ruta.test/31' })];
  const { snapshot, effects } = after(bookingInputs.underWay, ...join);
  expect(effects).toEqual([{ type: 'openMeeting', params: { url: 'https://reunion.ruta.test/31' } }]);
  expect([snapshot.value, JSON.stringify(snapshot.context).includes('reunion')]).toEqual([
    { booked: 'joinable' },
    false,
  ]);
});

test('VC-02 B10 cancelling needs a reason, and a refusal keeps it', () => {
  const asking = after(booked, send('cancel.requested'));
  expect(refusedBy(asking, { type: 'cancel.reasonGiven', reason: '   ' })).toEqual(['cancelReasonIsGiven']);
  const given = [send('cancel.requested'), send({ type: 'cancel.reasonGiven', reason: ' Se encimó con junta ' })];
  expect(after(booked, ...given).actors).toMatchObject([
    { src: 'cancelSession', input: { sessionId: 31, reason: 'Se encimó con junta' } },
  ]);
  const failed = after(booked, ...given, refused('cancelSession')).snapshot;
  expect([failed.value, failed.context.failure]).toEqual([{ cancelling: 'givingReason' }, REFUSAL]);
  const done = after(booked, ...given, answered('cancelSession', { message: 'Listo' })).snapshot;
  expect([done.value, done.context.session?.status]).toEqual(['cancelled', 'cancelled']);
  expect(after(booked, send('cancel.requested'), send('cancel.abandoned')).snapshot.value).toEqual({
    booked: 'waiting',
  });
});

test('VC-02 B11 a session that has started is not cancelled any more', () => {
  expect(refusedBy(after(bookingInputs.underWay), 'cancel.requested')).toEqual(['sessionMayBeCancelled']);
});

test('VC-03 what the other side did is followed, for this session only', () => {
  const changed = (session: object) => send({ type: 'server.sessionChanged', session } as never);
  expect(after(booked, changed(sessionAt(SLOT, 'cancelled'))).snapshot.value).toBe('cancelled');
  expect(after(booked, send('cancel.requested'), changed(sessionAt(SLOT, 'cancelled'))).snapshot.value).toBe(
    'cancelled',
  );
  expect(after(booked, changed({ ...sessionAt(SLOT, 'cancelled'), sessionId: 99 })).changed).toBe(false);
  expect(after(booked, tick(NOW)).snapshot.value).toEqual({ booked: 'waiting' });
});

test('VC-01 another theme begins from its choice, with nothing of the one before', () => {
  const cleared = after(choosing, ...toSlots, choose(), free, send('theme.cleared')).snapshot;
  expect(cleared.value).toBe('choosingTheme');
  expect(cleared.context).toMatchObject({ themeId: null, day: null, slot: null, unavailable: [] });
});
