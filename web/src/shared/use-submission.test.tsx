import { act, renderHook, waitFor } from '@testing-library/react';
import { ProblemError } from '../lib/api';
import { useSubmission } from './use-submission';

/** An async function that stays pending until `letGo` is called. */
function held() {
  let done = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  return { work, letGo: () => act(() => Promise.resolve(done())) };
}

test('ACC-01 what is sent twice while it is on its way goes once, and may go again afterwards', async () => {
  const { result } = renderHook(() => useSubmission());
  const { work, letGo } = held();
  act(() => result.current.submit(work));
  expect(result.current.isPending).toBe(true);
  act(() => result.current.submit(work));
  expect(work).toHaveBeenCalledTimes(1);
  await letGo();
  expect(result.current.isPending).toBe(false);
  act(() => result.current.submit(work));
  expect(work).toHaveBeenCalledTimes(2);
  await letGo();
});

test('ACC-01 what is refused is the problem, until the next attempt or where it goes on elsewhere', async () => {
  const { result } = renderHook(() => useSubmission());
  const problem = new ProblemError({ status: 403, code: 'access.refused', message: 'No puedes hacer esto.' });
  const refused = () => Promise.reject(problem);
  act(() => result.current.submit(refused));
  await waitFor(() => expect(result.current.general).toBe(problem));
  expect(result.current.isPending).toBe(false);

  const onOver = jest.fn();
  act(() => result.current.submit(refused, () => onOver));
  expect(result.current.problem).toBeNull();
  await waitFor(() => expect(onOver).toHaveBeenCalledTimes(1));
  expect(result.current.problem).toBeNull();
});
