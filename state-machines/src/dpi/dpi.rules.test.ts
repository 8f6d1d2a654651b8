import * as rules from './dpi.rules';
import { fullItem, TODAY, TOMORROW, YESTERDAY } from './dpi.exploration';
import * as pai from './pai.rules';

const window = { startsOn: TODAY, endsOn: TOMORROW };

test.each([
  [YESTERDAY, 'before', false],
  [TODAY, 'open', true],
  [TOMORROW, 'open', true],
  ['2026-11-22', 'after', false],
] as const)('DPI-01 on %s the diagnostic is %s, and both its days belong to it', (today, stands, may) => {
  expect(rules.dpiWindow({ ...window, today })).toBe(stands);
  expect(rules.mayAnswer({ ...window, today, isFinished: false })).toBe(may);
  expect(rules.mayAnswer({ ...window, today, isFinished: true })).toBe(false);
});

test('DPI-02 a question has 20 seconds or its own, times what the person asked for', () => {
  expect(rules.timeAllowed({ timeoutSeconds: null }, 1)).toBe(20_000);
  expect(rules.timeAllowed({ timeoutSeconds: 30 }, 2)).toBe(60_000);
  expect(rules.timeAllowed({ timeoutSeconds: null }, 10)).toBe(200_000);
});

test('DPI-02 the ring goes from 100 to 0 and not beyond', () => {
  const shown = [25_000, 20_000, 10_000, 1, 0, -5].map((left) => rules.ringPercent(left, 20_000));
  expect(shown).toEqual([100, 100, 50, 1, 0, 0]);
  expect(rules.ringPercent(0, 0)).toBe(0);
});

test('DPI-02 B34 the way to the server is not the person’s time: five seconds more count', () => {
  expect([20_000, 25_000, 25_001].map((elapsed) => rules.isLate(elapsed, 20_000))).toEqual([false, false, true]);
});

test('DPI-02 the last question is the one whose button says Finish', () => {
  const questions = [1, 2].map((id) => ({ id, optionIds: [], timeoutSeconds: null }));
  expect(rules.placeOf(questions, 1)).toEqual({ at: 1, of: 2, isLast: false });
  expect(rules.placeOf(questions, 2)).toEqual({ at: 2, of: 2, isLast: true });
});

test('DPI-04 another end is today or later, not before the start, and inside the cycle', () => {
  const at = { today: TODAY, startsOn: TODAY, cycleEndsOn: '2027-07-15' };
  expect(rules.faultsInEndDate(TODAY, at)).toEqual([]);
  expect(rules.faultsInEndDate(YESTERDAY, at)).toEqual(['past', 'beforeStart']);
  expect(rules.faultsInEndDate('2027-07-16', at)).toEqual(['outsideCycle']);
  expect(rules.faultsInEndDate(TODAY, { ...at, startsOn: TOMORROW })).toEqual(['beforeStart']);
});

test('PAI-01 a plan is established from the diagnostic’s last day on, and once', () => {
  const may = (today: string, isEstablished = false) => pai.mayEstablish({ today, endsOn: TODAY, isEstablished });
  expect([may(YESTERDAY), may(TODAY), may(TOMORROW), may(TOMORROW, true)]).toEqual([false, true, true, false]);
});

const tabs = (...averages: (number | null)[]) => averages.map((average, index) => ({ questionId: index + 1, average }));

const fixed = (given: ReturnType<typeof tabs>) =>
  given.map((tab) => ({ ...tab, isMandatory: pai.mandatoryTabs(given).includes(tab.questionId) }));

test.each([
  ['every one below 3.5', tabs(3.4, 2, 3.5, 1.9, 3), [1, 2, 4, 5]],
  ['the three lowest, when fewer are', tabs(4.1, 3.9, 5, 2, 4.1), [1, 2, 4]],
  ['all of them, when there are fewer than three', tabs(4.8, 5), [1, 2]],
  ['those somebody answered before those nobody did', tabs(null, 4, 5, null), [1, 2, 3]],
  ['none, where no average may be shown', tabs(null, null, null, null), []],
])('PAI-01 the mandatory tabs are %s', (_what, given, expected) => {
  expect(pai.mandatoryTabs(given)).toEqual(expected);
});

test('PAI-01 a tab names what it lacks; its days are today or later and inside the cycle', () => {
  const dates = { today: TODAY, cycleEndsOn: '2027-07-15' };
  expect(pai.missingInItem(fullItem(1), dates)).toEqual([]);
  expect(pai.missingInItem(pai.blankItem(1), dates)).toHaveLength(13);
  const wrong = {
    ...fullItem(1),
    date: YESTERDAY,
    coachDate: '2027-07-16',
    strategy: '  ',
    indicators: 'x'.repeat(2001),
  };
  expect(pai.missingInItem({ ...fullItem(1), indicators: '🌱'.repeat(2000) }, dates)).toEqual([]);
  expect(pai.missingInItem(wrong, dates)).toEqual(['indicators', 'strategy', 'date', 'coachDate']);
});

test('PAI-01 an optional tab is asked for only once it is begun', () => {
  const dates = { today: TODAY, cycleEndsOn: '2027-07-15' };
  const three = [fullItem(1), fullItem(2), fullItem(4)];
  const given = fixed(tabs(2, 3, 5, 3.2));
  expect(pai.missingInPlan(three, given, dates)).toEqual([]);
  const begun = { ...pai.blankItem(3), time: '09:00' };
  expect(pai.missingInPlan([...three, begun], given, dates)).toMatchObject([{ questionId: 3 }]);
  expect(pai.missingInPlan(three.slice(1), given, dates)).toMatchObject([{ questionId: 1 }]);
});

test('PAI-01 where none is mandatory the leaders choose any three; a bank of two asks for two', () => {
  const free = fixed(tabs(null, null, null, null));
  expect(pai.tabsToAdd([], free)).toBe(3);
  expect(pai.tabsToAdd([fullItem(1), fullItem(3), pai.blankItem(2)], free)).toBe(1);
  expect(pai.tabsToAdd([fullItem(1), fullItem(3), fullItem(2)], free)).toBe(0);
  expect(pai.tabsToAdd([], free.slice(0, 2))).toBe(2);
});
