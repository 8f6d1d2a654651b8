import { fromPromise } from 'xstate';
import { notProvided } from './flow-kit';

/** Declares a port: a call with a name, an answer type and an input type. The app provides the implementation. */
export const port = <Answer, Input>(name: string) => fromPromise<Answer, Input>(notProvided(name));
