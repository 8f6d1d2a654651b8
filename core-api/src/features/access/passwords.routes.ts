import { passwordCalls } from '@ruta/contracts/access/passwords.api';
import { serve } from '../../http/serve';
import type { Clock } from '../../time/clock';
import { timezonesAt } from '../../time/timezones';
import type { PasswordResetService } from './password-reset.service';

export const passwordRoutes = (service: PasswordResetService, clock: Clock) => [
  serve(passwordCalls.forgot, async ({ body }) => {
    await service.forgot(body.email);
    return { data: null, message: 'access.reset-asked' };
  }),
  serve(passwordCalls.reset, async ({ body }) => {
    await service.reset(body);
    return { data: null, message: 'access.password-reset' };
  }),
  serve(passwordCalls.mailReset, async ({ actor, params }) => {
    const data = await service.mailReset(actor, params.id);
    return { data, message: data.link === null ? 'access.reset-mailed' : 'access.reset-link-shown' };
  }),
  serve(passwordCalls.timezones, () => Promise.resolve({ data: timezonesAt(clock.now()) })),
];
