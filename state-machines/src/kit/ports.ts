import { fromPromise } from 'xstate';
import { notProvided } from './flow-kit';

/** A call that a machine declares by name, answer and input, and that whoever mounts the machine provides. */
export const port = <Answer, Input>(name: string) => fromPromise<Answer, Input>(notProvided(name));
