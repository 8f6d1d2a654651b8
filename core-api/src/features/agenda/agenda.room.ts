import type { Core } from '../../core';
import { agendaParts } from './agenda.parts';
import { agendaRoutes } from './agenda.routes';
import { agendaService } from './agenda.service';
import { clashService } from './clash.service';
import { overdueDuties, todaysDuties } from './dated.duties';

export const agendaRoom = (core: Core) => {
  const deps = { ...core, agenda: agendaParts(core) };
  return {
    dutySources: [overdueDuties(deps), todaysDuties(deps)],
    routes: agendaRoutes(agendaService(deps), clashService(deps)),
  };
};
