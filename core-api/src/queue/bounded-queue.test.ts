import { setTimeout as sleep } from 'node:timers/promises';
import { boundedQueue } from './bounded-queue';

const refusal = 'documents.busy' as const;
/** Work that runs until `end` is called. */
function work() {
  let end = (): void => undefined;
  const started = jest.fn();
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    started();
    await ended;
    return 'done';
  };
  return { run, started, end: () => end() };
}
/** Result of a call, or the code of its refusal. */
const outcome = (call: Promise<string>) => call.catch((error: unknown) => (error as { code: string }).code);

test('so many run at once, so many wait, the next is refused', async () => {
  const queued = boundedQueue({ atOnce: 2, waitingMax: 1, refusal });
  const all = [work(), work(), work(), work()];
  const outcomes = all.map(({ run }) => outcome(queued(run)));
  await sleep(1);
  expect(all.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 0, 0]);
  expect(await outcomes[3]).toBe(refusal);
  all[0]?.end();
  expect(await outcomes[0]).toBe('done');
  await sleep(1);
  expect(all[2]?.started).toHaveBeenCalled();
  all.forEach(({ end }) => end());
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', refusal]);
});

test('who waited too long is refused and never runs; another takes the place', async () => {
  const queued = boundedQueue({ atOnce: 1, waitingMax: 1, withinMs: 40, refusal });
  const [running, waiting, later] = [work(), work(), work()];
  const outcomes = [outcome(queued(running.run)), outcome(queued(waiting.run))];
  expect(await Promise.all(outcomes)).toEqual([refusal, refusal]);
  const next = outcome(queued(later.run));
  running.end();
  await sleep(5);
  later.end();
  expect(await next).toBe('done');
  expect(waiting.started).not.toHaveBeenCalled();
});

test('work that takes too long is refused and keeps its place until it has ended', async () => {
  const queued = boundedQueue({ atOnce: 1, waitingMax: 5, withinMs: 20, refusal });
  const [slow, other, last] = [work(), work(), work()];
  expect(await outcome(queued(slow.run))).toBe(refusal);
  expect(await outcome(queued(other.run))).toBe(refusal);
  expect(other.started).not.toHaveBeenCalled();
  slow.end();
  last.end();
  expect(await outcome(queued(last.run))).toBe('done');
});

test('work that fails frees its place, and the failure is the caller’s', async () => {
  const queued = boundedQueue({ atOnce: 1, waitingMax: 0, refusal });
  const failing = () => Promise.reject(Object.assign(new Error(), { code: 'broken' }));
  expect(await outcome(queued(failing))).toBe('broken');
  expect(await outcome(queued(failing))).toBe('broken');
});
