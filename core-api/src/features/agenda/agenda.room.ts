import type { Core } from '../../core';
import { agendaParts } from './agenda.parts';
import { agendaRoutes } from './agenda.routes';
import { agendaService } from './agenda.service';
import { overdueDuties } from './overdue.duties';

export const agendaRoom = (core: Core) => {
  const deps = { ...core, agenda: agendaParts(core) };
  return { dutySources: [overdueDuties(deps)], routes: agendaRoutes(agendaService(deps)) };
};
