import { activities } from '@ruta/contracts/activities/activities.api';
import { running } from '@ruta/contracts/activities/running.api';
import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { serve } from '../../http/serve';
import type { DueService } from '../agenda';
import type { ProofsService } from './proofs.service';
import type { RunningService } from './running.service';

interface Services {
  proofs: ProofsService;
  service: RunningService;
  due: DueService;
}

export const runningRoutes = ({ service, proofs, due }: Services) => [
  serve(agenda.start, async ({ actor, params }) => ({
    data: await service.start(actor, params.id),
    message: 'activities.started',
  })),
  serve(running.finish, async ({ actor, params }) => ({
    data: await service.finish(actor, params.id),
    message: 'activities.finished',
  })),
  serve(running.roles, async ({ actor, query }) => ({ data: await service.roles(actor, query.activity_id) })),
  serve(activities.hasObservations, async ({ actor, query }) => ({
    data: { hasObservations: (await service.record(actor, query.activity_id)).result !== '' },
  })),
  serve(activities.didAssist, async ({ actor, query }) => {
    const { assistants } = await service.record(actor, query.activity_id);
    return { data: { didAssist: assistants.includes(actor.userId) } };
  }),
  serve(running.setProof, async ({ actor, body }) => ({
    data: await proofs.set(actor, body),
    message: 'activities.proof-saved',
  })),
  serve(running.hasProof, async ({ actor, query }) => ({ data: await proofs.has(actor, query.activity_id) })),
  serve(running.managementActions, async ({ actor, query, locale }) => ({
    data: await due.list({ actor, schoolId: query.school_id, locale }),
  })),
];
