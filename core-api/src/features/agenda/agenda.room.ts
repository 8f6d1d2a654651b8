import type { Core } from '../../core';
import type { CoachWork } from '../hierarchy';
import { agendaDeliveries } from './agenda.events';
import { agendaFollowsZone } from './agenda.model';
import { agendaParts } from './agenda.parts';
import { agendaRoutes } from './agenda.routes';
import { agendaService } from './agenda.service';
import { activityWork } from './agenda.work.model';
import { clashService } from './clash.service';
import { overdueDuties, todaysDuties } from './dated.duties';

export const agendaRoom = (core: Core) => {
  const deps = { ...core, agenda: agendaParts(core) };
  const { kinds } = deps.agenda;
  return {
    coachWork: {
      kind: 'activities',
      ...activityWork({ recorded: kinds.recorded, ofCoach: () => kinds.keepingBusy('coach') }),
    } satisfies CoachWork,
    deliveries: agendaDeliveries(core.db),
    dutySources: [overdueDuties(deps), todaysDuties(deps)],
    zoneFollower: agendaFollowsZone,
    routes: agendaRoutes(agendaService(deps), clashService(deps)),
  };
};
