import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { storybook } from '../../bff/src/web/storybook';

const dir = fileURLToPath(new URL('../../stories/dist', import.meta.url));

/** Serves the built Storybook like the bff, with its policy; sets WORKSHOP_URL. */
export default async function serve(): Promise<() => Promise<void>> {
  if (!existsSync(join(dir, 'index.html'))) throw new Error('There is no built Storybook: npm run storybook:build');
  const server = express().use('/storybook', storybook(dir)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  process.env['WORKSHOP_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/storybook/`;
  return () =>
    new Promise((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
}
