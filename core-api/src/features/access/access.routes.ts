import { access as calls } from '@ruta/contracts/access/access.api';
import { twoFactorCalls } from '@ruta/contracts/access/two-factor.api';
import { serve } from '../../http/serve';
import { utc, type Clock } from '../../time/clock';
import type { AccessService } from './access.service';
import type { SignInService } from './sign-in';

interface AccessServices {
  access: AccessService;
  signIn: SignInService;
  clock: Clock;
}

export const accessRoutes = ({ access, signIn, clock }: AccessServices) => [
  serve(calls.login, async ({ body }) => {
    const answer = await signIn.signIn(body);
    return 'session' in answer ? { ...answer, message: 'access.signed-in' } : answer;
  }),
  serve(twoFactorCalls.loginCode, async ({ body }) => ({
    ...(await signIn.giveCode(body)),
    message: 'access.signed-in',
  })),
  serve(calls.logout, async ({ actor }) => {
    await access.signOut(actor);
    return { data: null, message: 'access.signed-out', session: 'ended' };
  }),
  serve(calls.me, async ({ actor }) => ({ data: await access.me(actor) })),
  serve(calls.chooseRole, async ({ actor, body }) => {
    const { me, session } = await access.chooseRole(actor, body.role);
    return { data: me, message: 'access.role-chosen', session };
  }),
  serve(calls.chooseLocale, async ({ actor, body }) => ({ data: await access.chooseLocale(actor, body.locale) })),
  serve(calls.serverTime, () => Promise.resolve({ data: { now: utc(clock.now()) } })),
];
