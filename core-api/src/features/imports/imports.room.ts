import type { Core } from '../../core';
import { importReader } from './import.reader';
import { importsForget } from './imports.forget';
import { sweepImports } from './imports.jobs';
import { importsRoutes } from './imports.routes';
import { importsService } from './imports.service';

export const importsRoom = ({ db, clock, importKinds }: Core) => {
  const reader = importReader({ kinds: importKinds, now: () => clock.now() });
  const service = importsService({ db, clock, reader, kinds: importKinds });
  return {
    forget: importsForget,
    routes: importsRoutes({ db, reader, service }),
    jobs: [{ name: 'imports', run: async () => sweepImports(db, clock) }],
  };
};
