import type { Core } from '../../core';
import { accessForget } from './access.forget';
import { sweepAccess } from './access.jobs';
import { accessRoutes } from './access.routes';
import { accessService } from './access.service';
import { accountRoutes } from './account.routes';
import { deviceCookies } from './device-cookie';
import { meReader } from './me';
import { ownPassword } from './own-password';
import { ownSessions } from './own-sessions';
import { passwordResetService } from './password-reset.service';
import { passwordRoutes } from './passwords.routes';
import { photoKeys } from './photos';
import { profileService } from './profile.service';
import { resetLetters } from './reset-letters';
import { secretBox } from './secret-box';
import { accessDeliveries } from './security-news';
import { sessionStart } from './session-start';
import { signInService } from './sign-in';
import { throttle as throttleOf } from './throttle';
import { twoFactor as twoFactorOf } from './two-factor';
import { twoFactorService } from './two-factor.service';

/** Sign-in, and the person's own account. */
export const accessRoom = (core: Core) => {
  const { db, clock } = core;
  const throttle = throttleOf(db, clock);
  const twoFactor = twoFactorOf(clock, secretBox(core.secretsKey));
  const me = meReader(core);
  const deps = {
    ...core,
    throttle,
    twoFactor,
    me,
    start: sessionStart({ ...core, me }),
    devices: deviceCookies(core.secretsKey, clock),
  };
  const password = ownPassword(deps);
  return {
    deliveries: accessDeliveries(db),
    forget: accessForget,
    jobs: [{ name: 'expired sessions, links and attempts', run: () => sweepAccess(db, clock) }],
    letters: resetLetters(core),
    routes: [
      ...accessRoutes({ access: accessService(deps), signIn: signInService(deps), clock }),
      ...accountRoutes({
        profile: profileService(core),
        password,
        sessions: ownSessions(db, clock),
        twoFactor: twoFactorService({ ...deps, password }),
      }),
      ...passwordRoutes(passwordResetService({ ...core, throttle }), clock),
    ],
    storedFiles: photoKeys(db),
  };
};
