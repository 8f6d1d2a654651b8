import type { AddressInfo } from 'node:net';
import { ROLES, ROLE_CODES, type RoleCode, type Screen } from '@ruta/contracts';
import { screens } from '@ruta/contracts/api';
import request from 'supertest';
import { createApp } from '../../../bff/src/app';
import { openCore } from '../../../bff/src/core/server';
import { BODY_LIMITS } from '../../../bff/src/http/body-limits';
import { openLog } from '../../../bff/src/log';
import { INTERNAL_SECRET } from '../../../core-api/src/testing/server';
import type { TwoSchools } from '../../kit/two-schools';

/** Every screen of the bff. */
export const allScreens: readonly Screen[] = Object.values(screens).flatMap((room) => Object.values<Screen>(room));
export const addressOf = ({ area, path }: Screen): string => `/bff/${area}${path}`;
/** A role of the screen's area. */
export const roleOf = ({ area }: Screen): RoleCode =>
  ROLE_CODES.find((role) => ROLES[role].area === area) ?? ROLE_CODES[0];

/** The bff in front of a world's own core-api, both in this process. */
export async function bffBefore({ server }: TwoSchools) {
  const listening = server.app.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo; // a TCP server's
  const core = openCore({ url: `http://127.0.0.1:${port}`, secret: INTERNAL_SECRET });
  const app = createApp({
    config: {
      ...{ secure: false, publicUrl: 'http://127.0.0.1:4000', sessionSecret: 'session-secret-of-the-tests' },
      ...{ webDir: '/nowhere', storybookDir: null, trustProxy: false, bodyLimits: BODY_LIMITS, frameHosts: [] },
    },
    core,
    log: openLog('silent'),
  });
  return {
    /** Opens a screen, with a session or as nobody. */
    get: (path: string, token: string | null) => {
      const asked = request(app).get(path);
      return token === null ? asked : asked.set('Cookie', `sid=${token}`);
    },
    stop: async () => {
      await core.destroy();
      await new Promise((resolve) => {
        listening.close(resolve);
        listening.closeAllConnections();
      });
    },
  };
}
