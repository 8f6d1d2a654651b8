import { getShortestPaths } from 'xstate/graph';
import { traversal } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import { dpiExplorations, dpiInputs, fullItem, paiTabs, TODAY, TOMORROW, YESTERDAY } from './dpi.exploration';
import { dpiMachine, missingTabs } from './dpi.machine';
import { blankItem } from './pai.rules';

const { send, wait, answered, refused, after, can, refusedBy } = movesOf(dpiMachine);
const { leader, leaderReadsOnly, pai } = dpiInputs;

test('DPI-04 the end date is edited only if it is today or later, and only by who may', () => {
  expect(can(after(leader), 'endDate.editRequested')).toBe(true);
  expect(refusedBy(after(leaderReadsOnly), 'endDate.editRequested')).toEqual(['personMayEditEndDate']);
  const past = after({ ...leader, endsOn: YESTERDAY });
  expect(refusedBy(past, 'endDate.editRequested')).toEqual(['endDateIsTodayOrLater']);
  const night = send({ type: 'clock.dayChanged', today: '2026-11-22' });
  expect(refusedBy(after(leader, night), 'endDate.editRequested')).toEqual(['endDateIsTodayOrLater']);
});

test('DPI-04 the new end is not before today, and a refused one can be mended', () => {
  const editing = [send('endDate.editRequested')];
  const before = after(leader, ...editing);
  expect(refusedBy(before, { type: 'endDate.submitted', endsOn: YESTERDAY })).toEqual(['newEndDateStands']);
  expect(refusedBy(before, { type: 'endDate.submitted', endsOn: '2027-08-01' })).toEqual(['newEndDateStands']);
  const asked = [...editing, send({ type: 'endDate.submitted', endsOn: TODAY })];
  const again = after(leader, ...asked, refused('saveEndDate')).snapshot;
  expect(again.value).toEqual({ results: 'editingEndDate' });
  expect(again.context).toMatchObject({ failure: REFUSAL, newEndsOn: TODAY, endsOn: TOMORROW });
});

test('DPI-04 PAI-01 an end moved to today opens the way to the plan', () => {
  expect(refusedBy(after(leader), 'pai.opened')).toEqual(['dpiHasEndedAndPaiIsNew']);
  const moved = [
    send('endDate.editRequested'),
    send({ type: 'endDate.submitted', endsOn: TODAY }),
    answered('saveEndDate', { endsOn: TODAY, message: 'Listo' }),
  ];
  expect(after(leader, ...moved).snapshot.value).toEqual({ results: 'viewing' });
  expect(after(leader, ...moved, send('pai.opened')).snapshot.value).toEqual({ pai: 'stepper' });
});

test('PAI-01 the start button needs chart data and a finished submission, which may come meanwhile', () => {
  const empty = after(dpiInputs.paiWithoutAnswers);
  expect(refusedBy(empty, 'pai.started')).toEqual(['hasChartData', 'hasFinishedSubmissions']);
  const facts = { startsOn: YESTERDAY, endsOn: TODAY, hasChartData: true, totalValidated: 1, isPaiEstablished: false };
  const told = after(dpiInputs.paiWithoutAnswers, send({ type: 'server.factsChanged', facts }));
  expect([told.snapshot.value, can(told, 'pai.started')]).toEqual([{ pai: 'stepper' }, true]);
});

const toForm = [send('pai.started'), wait(5000)];
const third = { ...fullItem(4) };
const whole = [...toForm, send({ type: 'pai.itemChanged', ...third })];

test('PAI-01 a plan is submitted once its mandatory tabs are whole; an optional one is empty or whole', () => {
  const form = after(pai, ...toForm);
  expect(missingTabs(form.snapshot.context).map(({ questionId }) => questionId)).toEqual([4]);
  expect(refusedBy(form, 'pai.submitted')).toEqual(['everyNeededTabIsWhole']);
  expect(can(after(pai, ...whole), 'pai.submitted')).toBe(true);
  const begun = [...whole, send({ type: 'pai.itemChanged', ...blankItem(3), activity: 'Tutoría' })];
  expect(can(after(pai, ...begun), 'pai.submitted')).toBe(false);
  expect(can(after(pai, ...begun, send({ type: 'pai.itemCleared', questionId: 3 })), 'pai.submitted')).toBe(true);
});

test('PAI-01 where nothing may be shown any three tabs make a plan', () => {
  const free = { ...pai, paiTabs: paiTabs.map((tab) => ({ ...tab, average: null, isMandatory: false })) };
  expect(refusedBy(after(free, ...toForm), 'pai.submitted')).toEqual(['everyNeededTabIsWhole']);
  expect(can(after(free, ...toForm, send({ type: 'pai.itemChanged', ...fullItem(3) })), 'pai.submitted')).toBe(true);
});

test('PAI-01 a plan without a single tab is not submitted', () => {
  expect(refusedBy(after({ ...pai, paiTabs: [] }, ...toForm), 'pai.submitted')).toEqual(['everyNeededTabIsWhole']);
});

test('PAI-01 what is written belongs to a tab of the plan, and replaces what that tab had', () => {
  const form = after(pai, ...toForm);
  expect(refusedBy(form, { type: 'pai.itemChanged', ...fullItem(99) })).toEqual(['itemBelongsToATab']);
  const { paiItems } = after(pai, ...toForm, send({ type: 'pai.itemChanged', ...blankItem(1) })).snapshot.context;
  expect(paiItems).toEqual([blankItem(1), fullItem(2)]);
});

const saving = [...whole, send('pai.submitted'), send('action.confirmed')];

test('PAI-01 establishing asks first, sends every tab, and a refusal keeps what was written', () => {
  const asking = after(pai, ...whole, send('pai.submitted'));
  expect([asking.snapshot.value, asking.actors]).toEqual([{ pai: 'confirming' }, []]);
  expect(after(pai, ...saving).actors).toMatchObject([
    { src: 'establishPai', input: { items: [fullItem(1), fullItem(2), third] } },
  ]);
  const failed = after(pai, ...saving, refused('establishPai')).snapshot;
  expect([failed.value, failed.context.failure]).toEqual([{ pai: 'establishing' }, REFUSAL]);
  expect(failed.context.paiItems).toHaveLength(3);
});

test.each(['established', 'alreadyEstablished'])('PAI-01 a plan exists once, whoever was first: %s', (outcome) => {
  const { snapshot } = after(pai, ...saving, answered('establishPai', { outcome, message: 'Listo' }));
  expect([snapshot.value, snapshot.context.isPaiEstablished]).toEqual(['paiEstablished', true]);
});

test('PAI-01 a plan that somebody else established while it was being written is shown', () => {
  const facts = { startsOn: YESTERDAY, endsOn: TODAY, hasChartData: true, totalValidated: 3, isPaiEstablished: true };
  expect(after(pai, ...toForm, send({ type: 'server.factsChanged', facts })).snapshot.value).toBe('paiEstablished');
});

test('PAI-01 leaving the plan goes back to the results, and what was written is still there', () => {
  const left = after(pai, ...whole, send('pai.left'));
  expect(left.snapshot.value).toEqual({ results: 'viewing' });
  const again = after(pai, ...whole, send('pai.left'), send('pai.opened'), ...toForm);
  expect(again.snapshot.context.paiItems).toHaveLength(3);
  expect(paiTabs).toHaveLength(4);
});

test('SM-02 the shortest real path to the saving of a plan passes the countdown, the missing tab and the question', () => {
  const exploration = dpiExplorations.find(({ name }) => name === 'pai');
  if (!exploration) throw new Error('No such opening');
  const toState = (snapshot: { value: unknown }) => JSON.stringify(snapshot.value) === '{"pai":"saving"}';
  const [path] = getShortestPaths(dpiMachine, { ...traversal(exploration), toState } as never);
  const types = path?.steps.map(({ event }) => event.type.replace(/^xstate\.after\..*/, 'after'));
  expect(types?.slice(1)).toEqual([
    'pai.started',
    'sheet.continue',
    'pai.itemChanged',
    'pai.submitted',
    'action.confirmed',
  ]);
});

test('DPI-04 PAI-01 what is not gone through with leaves things as they were', () => {
  const asked = [send('endDate.editRequested'), send({ type: 'endDate.submitted', endsOn: TODAY })];
  const { value, context } = after(leader, ...asked, refused('saveEndDate'), send('endDate.editCancelled')).snapshot;
  expect([value, context.newEndsOn, context.failure, context.endsOn]).toEqual([
    { results: 'viewing' },
    null,
    null,
    TOMORROW,
  ]);
  expect(after(pai, ...whole, send('pai.submitted'), send('action.declined')).snapshot.value).toEqual({
    pai: 'establishing',
  });
  expect(after(pai, send('pai.left')).snapshot.value).toEqual({ results: 'viewing' });
  expect(after(pai, send('pai.started'), send('sheet.back')).snapshot.value).toEqual({ pai: 'stepper' });
});

test('PAI-01 a plan that is left after its end was moved on is not come back to', () => {
  const ended = { ...leader, startsOn: YESTERDAY, endsOn: TODAY };
  const facts = { ...ended, endsOn: TOMORROW };
  const told = (given: typeof facts) => {
    const { startsOn, endsOn, hasChartData, totalValidated, isPaiEstablished } = given;
    return send({
      type: 'server.factsChanged',
      facts: { startsOn, endsOn, hasChartData, totalValidated, isPaiEstablished },
    });
  };
  expect(after(ended, send('pai.opened'), told(ended)).snapshot.value).toEqual({ pai: 'stepper' });
  expect(after(ended, send('pai.opened'), told(facts)).snapshot.value).toEqual({ results: 'viewing' });
  expect(after(ended, send('pai.opened'), send('pai.left')).snapshot.context.purpose).toBe('results');
});
