import { emailChange as calls } from '@ruta/contracts/users/email-change.api';
import { serve } from '../../http/serve';
import type { EmailChange } from './email-change.service';

/** Routes about addresses that wait to be confirmed. `confirm` takes the token of a link. */
export const emailChangeRoutes = (service: EmailChange, confirm: (token: string) => Promise<void>) => [
  serve(calls.resendEmail, async ({ actor, params }) => {
    const data = await service.resend(actor, params.id);
    return { data, message: data.link === null ? 'users.email-sent-again' : 'users.email-link-renewed' };
  }),
  serve(calls.withdrawEmail, async ({ actor, params }) => ({
    data: await service.withdraw(actor, params.id),
    message: 'users.email-withdrawn',
  })),
  serve(calls.emailFacts, async ({ params }) => ({ data: await service.facts(params.token) })),
  serve(calls.confirmEmail, async ({ body }) => {
    await confirm(body.token);
    return { data: null, message: 'users.email-confirmed' };
  }),
];
