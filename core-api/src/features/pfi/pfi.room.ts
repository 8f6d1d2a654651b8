import type { Core } from '../../core';
import { agendaParts } from '../agenda';
import { centralImport } from './central.import';
import { centralKind } from './pfi.kind';
import { pfiRoutes } from './pfi.routes';
import { pfiService } from './pfi.service';

export const pfiRoom = (core: Core) => ({
  agendaKinds: [centralKind],
  importKinds: [centralImport],
  routes: pfiRoutes(pfiService({ db: core.db, agenda: agendaParts(core) })),
});
