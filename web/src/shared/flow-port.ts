import { fromPromise } from 'xstate';
import type { FlowWatch } from './flow-watch';

/** Makes a page's call a port of its machine; where the machine is watched, the call waits until it may go on. */
export const portUnder =
  (watch: FlowWatch | null) =>
  <Input, Output>(work: (input: Input) => Promise<Output>) =>
    fromPromise<Output, Input>(({ input, self }) =>
      watch === null ? work(input) : watch.hold({ id: self.id, input }, () => work(input)),
    );

/** What a watched machine runs with; nothing of its own where nobody watches. */
export const optionsUnder = (watch: FlowWatch | null): Partial<Pick<FlowWatch, 'clock' | 'inspect'>> =>
  watch === null ? {} : { clock: watch.clock, inspect: watch.inspect };
