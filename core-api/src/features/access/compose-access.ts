import type { Knex } from 'knex';
import type { FileStore } from '../../storage/file-store';
import type { Clock } from '../../time/clock';
import { accessRoutes } from './access.routes';
import { accessService } from './access.service';
import { accountRoutes } from './account.routes';
import { meReader } from './me';
import { ownPassword } from './own-password';
import { ownSessions } from './own-sessions';
import type { Passwords } from './passwords';
import { profileService } from './profile.service';
import { secretBox } from './secret-box';
import { sessionStart } from './session-start';
import type { Sessions } from './sessions';
import { signInService } from './sign-in';
import { throttle as throttleOf } from './throttle';
import { twoFactor as twoFactorOf } from './two-factor';
import { twoFactorService } from './two-factor.service';

export interface AccessParts {
  db: Knex;
  clock: Clock;
  store: FileStore;
  sessions: Sessions;
  passwords: Passwords;
  serverTimezone: string;
  /** Where people reach the product; the address in every letter. */
  publicUrl: string;
  /** See secret-box.ts. */
  secretsKey: string;
}

/** The wiring of the door and of everybody's own account. */
export function composeAccess({
  db,
  clock,
  store,
  sessions,
  passwords,
  serverTimezone,
  publicUrl,
  secretsKey,
}: AccessParts) {
  const throttle = throttleOf(db, clock);
  const twoFactor = twoFactorOf(clock, secretBox(secretsKey));
  const me = meReader({ db, clock, serverTimezone });
  const start = sessionStart({ db, clock, sessions, me, publicUrl });
  const access = accessService({ db, clock, sessions, me, start });
  const signIn = signInService({ db, clock, passwords, throttle, twoFactor, start });
  const password = ownPassword({ db, clock, passwords, throttle, publicUrl });
  const routes = [
    ...accessRoutes({ access, signIn, clock }),
    ...accountRoutes({
      profile: profileService({ db, clock, store }),
      password,
      sessions: ownSessions(db, clock),
      twoFactor: twoFactorService({ db, clock, twoFactor, password, throttle, publicUrl }),
    }),
  ];
  return { access, routes };
}
