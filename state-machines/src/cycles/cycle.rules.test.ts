import * as rules from './cycle.rules';

const dates = { periodId: 5, startAt: '2026-08-31', endAt: '2027-07-15' };

test('CYC-01 what is wrong with the dates of a cycle, field by field', () => {
  expect(rules.faultsInDates(dates)).toEqual([]);
  expect(rules.faultsInDates({ periodId: null, startAt: null, endAt: null })).toEqual(['periodId', 'startAt', 'endAt']);
  expect(rules.faultsInDates({ ...dates, endAt: dates.startAt })).toEqual(['order']);
});

test.each([
  ['notPrepared', { edit: true, prepare: true, finish: false, close: false }],
  ['prepared', { edit: true, prepare: false, finish: false, close: true }],
  ['started', { edit: false, prepare: false, finish: true, close: true }],
  ['finished', { edit: false, prepare: false, finish: false, close: false }],
] as const)('CYC-03 what a cycle allows: %s', (state, allowed) => {
  expect({
    edit: rules.mayEdit(state),
    prepare: rules.mayPrepare(state),
    finish: rules.mayFinish(state),
    close: rules.mayClose('pfp', { state, dpiEndsOn: null, today: '2026-11-20' }),
  }).toEqual(allowed);
});

test('CYC-03 what stands against a start', () => {
  const cycle = { state: 'prepared', isAnotherStarted: false, endAt: '2027-07-15', today: '2026-11-20' } as const;
  expect(rules.faultsInStart(cycle)).toEqual([]);
  expect(rules.faultsInStart({ ...cycle, today: '2027-07-15' })).toEqual([]);
  const worst = { ...cycle, state: 'notPrepared', isAnotherStarted: true, today: '2027-07-16' } as const;
  expect(rules.faultsInStart(worst)).toEqual(['notPrepared', 'anotherStarted', 'over']);
});

test('CYC-02 B05 a closure is today or later, and inside the cycle with both its ends', () => {
  const at = { ...dates, today: '2026-11-20' };
  expect(rules.faultsInClosure('2026-11-20', at)).toEqual([]);
  expect(rules.faultsInClosure('2027-07-15', at)).toEqual([]);
  expect(rules.faultsInClosure('2026-08-30', at)).toEqual(['past', 'outsideCycle']);
  expect(rules.faultsInClosure('2027-07-16', at)).toEqual(['outsideCycle']);
});

test('CYC-02 DPI-04 the diagnostic’s closure waits for nothing once it is past', () => {
  const cycle = { state: 'started', today: '2026-11-20' } as const;
  const may = (dpiEndsOn: string | null) => rules.mayClose('dpi', { ...cycle, dpiEndsOn });
  expect([may(null), may('2026-11-20'), may('2026-11-19')]).toEqual([true, true, false]);
});
