import { coverage } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import { cycleExplorations, cycleInputs, FIELDS, TODAY, TOMORROW, YESTERDAY } from './cycle.exploration';
import { cycleMachine } from './cycle.machine';

const { send, answered, refused, after, can, refusedBy } = movesOf(cycleMachine);
const done = { revision: 3, message: 'Listo' };
const fields = (change: object = {}) => send({ type: 'cycle.fieldsChanged', ...FIELDS, ...change });
const close = (kind: 'pfp' | 'dpi') => send({ type: 'closure.editRequested', kind });
const otherVersion = (change: object = {}) => ({
  cycleId: 3,
  revision: 9,
  state: 'prepared' as const,
  saved: FIELDS,
  pfpClosureAt: null,
  dpiEndsOn: null,
  isAnotherStarted: false,
  ...change,
});
const other = (change: object = {}) => send({ type: 'server.statusChanged', version: otherVersion(change) });

test('SM-01 SM-03 every state of the cycle machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(cycleMachine, cycleExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(100);
}, 300_000);

test.each([
  ['new', { editing: 'filling' }],
  ['notPrepared', { notPrepared: 'idle' }],
  ['prepared', { prepared: 'idle' }],
  ['started', { started: 'idle' }],
  ['finished', 'finished'],
] as const)('CYC-03 a cycle opens where it is: %s', (name, value) => {
  expect(after(cycleInputs[name]).snapshot.value).toEqual(value);
});

test('CYC-01 period, start and end are required, and the start is strictly before the end', () => {
  expect(refusedBy(after(cycleInputs.new), 'cycle.saveRequested')).toEqual(['periodAndDatesAreSet']);
  const same = after(cycleInputs.new, fields({ startAt: FIELDS.endAt }));
  expect(refusedBy(same, 'cycle.saveRequested')).toEqual(['cycleStartsBeforeItEnds']);
  expect(can(after(cycleInputs.new, fields()), 'cycle.saveRequested')).toBe(true);
});

test('CYC-01 a new cycle is created not prepared; a refusal is shown and the form keeps what was written', () => {
  const asked = [fields(), send('cycle.saveRequested')];
  expect(after(cycleInputs.new, ...asked).actors).toMatchObject([
    { src: 'saveCycle', input: { cycleId: null, revision: 0, fields: FIELDS } },
  ]);
  const saved = after(cycleInputs.new, ...asked, answered('saveCycle', { ...done, outcome: 'saved', cycleId: 3 }));
  expect([saved.snapshot.value, saved.snapshot.context.saved]).toEqual([{ notPrepared: 'idle' }, FIELDS]);
  const { snapshot, effects } = after(cycleInputs.new, ...asked, refused('saveCycle'));
  expect([snapshot.value, snapshot.context.draft]).toEqual([{ editing: 'filling' }, FIELDS]);
  expect(effects).toEqual([{ type: 'showNotice', params: { message: REFUSAL } }]);
});

test('CYC-01 cancelling an edit forgets what was written; a new cycle has nothing to cancel to', () => {
  const edit = [send('cycle.editRequested'), fields({ endAt: '2027-06-30' }), send('cycle.editCancelled')];
  const { snapshot } = after(cycleInputs.prepared, ...edit);
  expect([snapshot.value, snapshot.context.saved]).toEqual([{ prepared: 'idle' }, FIELDS]);
  expect(after(cycleInputs.prepared, ...edit, send('cycle.editRequested')).snapshot.context.draft).toEqual(FIELDS);
  const refusedFirst = [send('cycle.editRequested'), send('cycle.saveRequested'), refused('saveCycle')];
  const left = after(cycleInputs.prepared, ...refusedFirst, send('cycle.editCancelled')).snapshot;
  expect(left.context.failure).toBe(null);
  expect(refusedBy(after(cycleInputs.new), 'cycle.editCancelled')).toEqual(['cycleExists']);
});

test('CYC-01 CYC-03 another cycle that starts is noticed at the same revision, and what was typed stays', () => {
  const news = other({ revision: 2, isAnotherStarted: true });
  const edited = after(
    cycleInputs.prepared,
    send('cycle.editRequested'),
    fields({ endAt: '2027-06-30' }),
    news,
  ).snapshot;
  expect([edited.value, edited.context.draft.endAt]).toEqual([{ editing: 'filling' }, '2027-06-30']);
  expect(edited.context.isAnotherStarted).toBe(true);
  expect(can(after(cycleInputs.prepared, news), 'cycle.startRequested')).toBe(false);
  expect(after(cycleInputs.prepared, other({ revision: 1, isAnotherStarted: true })).snapshot.context.revision).toBe(2);
});

test('CYC-01 a cycle is edited until it starts', () => {
  const may = Object.entries(cycleInputs).map(([name, input]) => [name, can(after(input), 'cycle.editRequested')]);
  expect(Object.fromEntries(may)).toMatchObject({ notPrepared: true, prepared: true, started: false, finished: false });
});

test('CYC-03 preparing asks, inherits data over the cycle’s range, and a refusal changes nothing', () => {
  const asked = [send('cycle.prepareRequested'), send('action.confirmed')];
  const { startAt, endAt } = FIELDS;
  expect(after(cycleInputs.notPrepared, ...asked).actors).toMatchObject([
    { src: 'prepareData', input: { cycleId: 3, revision: 2, action: 'inherit_data', startAt, endAt } },
  ]);
  const prepared = after(cycleInputs.notPrepared, ...asked, answered('prepareData', done)).snapshot;
  expect([prepared.value, prepared.context.state]).toEqual([{ prepared: 'idle' }, 'prepared']);
  const failed = after(cycleInputs.notPrepared, ...asked, refused('prepareData'));
  expect([failed.snapshot.value, failed.snapshot.context.state]).toEqual([{ notPrepared: 'idle' }, 'notPrepared']);
  expect(failed.effects).toEqual([{ type: 'showNotice', params: { message: REFUSAL } }]);
});

test('CYC-03 only one cycle is started at a time, and none whose end is past', () => {
  expect(can(after(cycleInputs.notPrepared), 'cycle.startRequested')).toBe(false);
  expect(can(after(cycleInputs.prepared), 'cycle.startRequested')).toBe(true);
  expect(refusedBy(after(cycleInputs.preparedBesideAnother), 'cycle.startRequested')).toEqual([
    'noOtherCycleIsStarted',
  ]);
  expect(refusedBy(after(cycleInputs.preparedTooLate), 'cycle.startRequested')).toEqual(['cycleIsNotOver']);
  const freed = after(cycleInputs.preparedBesideAnother, other());
  expect(can(freed, 'cycle.startRequested')).toBe(true);
});

test('CYC-03 prepared, started, finished: each asks first, and finished is the end', () => {
  const start = [send('cycle.startRequested'), send('action.confirmed'), answered('startCycle', done)];
  const finish = [send('cycle.finishRequested'), send('action.confirmed'), answered('finishCycle', done)];
  expect(after(cycleInputs.prepared, send('cycle.startRequested')).actors).toEqual([]);
  expect(after(cycleInputs.prepared, send('cycle.startRequested'), send('action.declined')).snapshot.value).toEqual({
    prepared: 'idle',
  });
  const { snapshot } = after(cycleInputs.prepared, ...start, ...finish);
  expect([snapshot.value, snapshot.status]).toEqual(['finished', 'done']);
});

test('CYC-02 closures are set from prepared on, today or later and inside the cycle', () => {
  expect(can(after(cycleInputs.notPrepared), { type: 'closure.editRequested', kind: 'pfp' })).toBe(false);
  const form = after(cycleInputs.prepared, close('pfp'));
  for (const day of [YESTERDAY, '2027-07-16'])
    expect(refusedBy(form, { type: 'closure.submitted', day })).toEqual(['closureDayStands']);
  const saving = [close('pfp'), send({ type: 'closure.submitted', day: '2027-05-28' })];
  expect(after(cycleInputs.prepared, ...saving).actors).toMatchObject([
    { src: 'setPfpClosure', input: { limit: '2027-05-28', startAt: FIELDS.startAt, endAt: FIELDS.endAt } },
  ]);
  const { snapshot } = after(cycleInputs.prepared, ...saving, answered('setPfpClosure', done));
  expect([snapshot.value, snapshot.context.pfpClosureAt]).toEqual([{ prepared: 'idle' }, '2027-05-28']);
});

test('CYC-02 DPI-04 the end of the diagnostic is set only while it is today or later', () => {
  expect(can(after(cycleInputs.started), { type: 'closure.editRequested', kind: 'dpi' })).toBe(true);
  expect(refusedBy(after(cycleInputs.startedDpiOver), { type: 'closure.editRequested', kind: 'dpi' })).toEqual([
    'closureMayBeSet',
  ]);
  expect(can(after(cycleInputs.startedDpiOver), { type: 'closure.editRequested', kind: 'pfp' })).toBe(true);
  const saving = [close('dpi'), send({ type: 'closure.submitted', day: TOMORROW })];
  expect(after(cycleInputs.started, ...saving).actors).toMatchObject([
    { src: 'setDpiClosure', input: { cycleId: 3, endsOn: TOMORROW } },
  ]);
  expect(after(cycleInputs.started, ...saving, refused('setDpiClosure')).snapshot.context).toMatchObject({
    failure: REFUSAL,
    dpiEndsOn: TODAY,
  });
  const { snapshot } = after(cycleInputs.started, ...saving, answered('setDpiClosure', done));
  expect([snapshot.value, snapshot.context.dpiEndsOn]).toEqual([{ started: 'idle' }, TOMORROW]);
});

test('CYC-03 what somebody else did is followed, and takes a question away; an older echo changes nothing', () => {
  const asking = send('cycle.startRequested');
  expect(after(cycleInputs.prepared, asking, other({ state: 'started' })).snapshot.value).toEqual({ started: 'idle' });
  expect(after(cycleInputs.prepared, other({ revision: 2 })).changed).toBe(false);
});

test('CYC-01 an edit goes on over a newer revision, unless the cycle started meanwhile', () => {
  const editing = [send('cycle.editRequested'), fields({ endAt: '2027-06-30' })];
  const going = after(cycleInputs.prepared, ...editing, other(), send('cycle.saveRequested'));
  expect(going.actors).toMatchObject([{ input: { revision: 9, fields: { endAt: '2027-06-30' } } }]);
  expect(after(cycleInputs.prepared, ...editing, other({ state: 'started' })).snapshot.value).toEqual({
    started: 'idle',
  });
});

test('CYC-01 what somebody else saved is taken over, and so is each field of an edit that the person left alone', () => {
  const seven = other({ saved: { ...FIELDS, minGroup: 7 } });
  const opened = after(cycleInputs.prepared, seven, send('cycle.editRequested')).snapshot.context;
  expect([opened.draft.minGroup, opened.revision]).toEqual([7, 9]);
  const edited = [send('cycle.editRequested'), fields({ endAt: '2027-06-30' }), seven, send('cycle.saveRequested')];
  expect(after(cycleInputs.prepared, ...edited).actors).toMatchObject([
    { input: { revision: 9, fields: { endAt: '2027-06-30', minGroup: 7 } } },
  ]);
});

test('CYC-01 a field that both changed is saved at the older revision, so that both versions are shown', () => {
  const theirs = { ...FIELDS, endAt: '2027-07-16', minGroup: 7 };
  const version = otherVersion({ saved: theirs });
  const stale = answered('saveCycle', { outcome: 'stale', theirs: version, message: 'Alguien más lo cambió' });
  const mine = { endAt: '2027-06-30' };
  const save = [send('cycle.editRequested'), fields(mine), other({ saved: theirs }), send('cycle.saveRequested')];
  expect(after(cycleInputs.prepared, ...save).actors).toMatchObject([{ input: { revision: 2, fields: mine } }]);
  const asked = after(cycleInputs.prepared, ...save, stale).snapshot;
  expect([asked.value, asked.context.saved, asked.context.draft]).toEqual([
    { editing: 'conflict' },
    theirs,
    { ...theirs, ...mine },
  ]);
  expect(after(cycleInputs.prepared, ...save, stale, send('conflict.keepMine')).actors).toMatchObject([
    { input: { revision: 9, fields: { ...theirs, ...mine } } },
  ]);
  const left = after(cycleInputs.prepared, ...save, stale, send('conflict.takeTheirs'));
  expect([left.snapshot.value, left.snapshot.context.saved]).toEqual([{ prepared: 'idle' }, theirs]);
  expect(after(cycleInputs.prepared, ...save, stale, other({ revision: 10, state: 'started' })).snapshot.value).toEqual(
    {
      started: 'idle',
    },
  );
});

test('CYC-01 a group outside its limits is not saved', () => {
  for (const minGroup of [null, 2, 11])
    expect(refusedBy(after(cycleInputs.new, fields({ minGroup })), 'cycle.saveRequested')).toEqual([
      'groupIsWithinItsLimits',
    ]);
});

test('CYC-02 a closure that is not gone through with is forgotten, and so is one that somebody else made late', () => {
  const asked = [close('dpi'), send({ type: 'closure.submitted', day: TOMORROW }), refused('setDpiClosure')];
  const { value, context } = after(cycleInputs.started, ...asked, send('closure.cancelled')).snapshot;
  expect([value, context.closure, context.failure]).toEqual([{ started: 'idle' }, null, null]);
  const late = after(cycleInputs.started, close('dpi'), other({ state: 'started', dpiEndsOn: YESTERDAY })).snapshot;
  expect([late.value, late.context.closure]).toEqual([{ started: 'idle' }, null]);
  const still = after(cycleInputs.started, close('dpi'), other({ state: 'started', dpiEndsOn: TODAY })).snapshot;
  expect([still.value, still.context.revision]).toEqual([{ closing: 'filling' }, 9]);
});
