import { activities } from '@ruta/contracts/activities/activities.api';
import { serve } from '../../http/serve';
import type { EvidenceService } from './evidence.service';

export const evidenceRoutes = (service: EvidenceService) => [
  serve(activities.setEvidence, async ({ actor, body, files, locale }) => ({
    data: await service.add(actor, { activityId: body.activity_id, files, locale }),
    message: 'activities.evidence-added',
  })),
  serve(activities.deleteEvidence, async ({ actor, params }) => ({
    data: await service.remove(actor, params.id, params.evidence_id),
    message: 'activities.evidence-deleted',
  })),
  serve(activities.hasEvidence, async ({ actor, query }) => ({
    data: await service.has(actor, query.activity_id),
  })),
  serve(activities.evidence, async ({ actor, params }) => ({
    file: await service.file(actor, params.id, params.evidence_id),
  })),
];
