import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { dataOf } from '../kit/replies';
import { FirstSteps } from './first-steps.schema';

const access = { ability: 'cycle:write' } as const;

/** What a new installation still needs (decision 0077). */
export const firstSteps = {
  list: endpoint({
    method: 'get',
    path: '/first-steps',
    summary: 'What a new installation needs before people of schools work with it, and whether it is done',
    access,
    reply: dataOf(FirstSteps),
  }),
  putAway: endpoint({
    method: 'put',
    path: '/first-steps/put-away',
    summary: 'Put the list away for everybody who reads it, or bring it back',
    access,
    body: z.strictObject({ is_put_away: z.boolean() }),
    reply: dataOf(FirstSteps),
  }),
  tryMail: endpoint({
    method: 'post',
    path: '/first-steps/mail',
    summary: 'Send a mail to the caller’s own address, to try the mail server; five in an hour',
    access,
    reply: dataOf(z.object({ address: z.string() })),
    problems: ['first-steps.no-mail-server', 'first-steps.mail-refused', 'request.too-many'],
  }),
};
