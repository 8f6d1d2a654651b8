import { visits } from '@ruta/contracts/visits/visits.api';
import type { Knex } from 'knex';
import { serve } from '../../http/serve';
import type { SchoolsOverview } from './overview.reader';
import type { VisitDocuments } from './visit-documents';
import type { VisitReader } from './visit.reader';
import type { VisitsService } from './visits.service';

interface VisitsRoutesDeps {
  service: VisitsService;
  reader: VisitReader;
  documents: VisitDocuments;
  db: Knex;
  overview: SchoolsOverview;
}

export const visitsRoutes = ({ service, reader, documents, db, overview }: VisitsRoutesDeps) => [
  serve(visits.list, ({ actor, query }) => service.list(actor, query)),
  serve(visits.axes, async () => ({ data: await reader.axes(db) })),
  serve(visits.hasDraft, async ({ actor, query }) => ({ data: await service.hasDraft(actor, query.school_id) })),
  serve(visits.overview, ({ actor, query }) => overview(actor, query)),
  serve(visits.create, async ({ actor, body }) => ({
    data: await service.create(actor, body),
    message: body.eraser ? 'visits.draft-saved' : 'visits.scheduled',
  })),
  serve(visits.get, async ({ actor, params }) => ({ data: await service.get(actor, params.id) })),
  serve(visits.update, async ({ actor, params, body }) => {
    const visit = await service.update(actor, params.id, body);
    return { data: visit, message: visit.eraser ? 'visits.draft-saved' : 'visits.saved' };
  }),
  serve(visits.preview, async ({ actor, params, body }) => {
    const { id, revision } = await service.update(actor, params.id, body);
    return { data: { pdf_url: `/api/schools/visits/${id}/pdf`, revision } };
  }),
  serve(visits.pdf, async ({ actor, params }) => ({ file: await documents.pdf(actor, params.id) })),
  serve(visits.publish, async ({ actor, params, body }) => ({
    data: await service.publish(actor, params.id, body),
    message: 'visits.scheduled',
  })),
  serve(visits.delete, async ({ actor, params }) => {
    await service.delete(actor, params.id);
    return { data: null, message: 'visits.deleted' };
  }),
  serve(visits.restore, async ({ actor, params }) => ({
    data: await service.restore(actor, params.id),
    message: 'visits.restored',
  })),
  serve(visits.reschedule, async ({ actor, params, body }) => ({
    data: await service.reschedule(actor, params.id, body),
    message: 'visits.rescheduled',
  })),
  serve(visits.cancel, async ({ actor, params, body }) => ({
    data: await service.cancel(actor, params.id, body),
    message: 'visits.cancelled',
  })),
  serve(visits.start, async ({ actor, params }) => ({
    data: await service.start(actor, params.id),
    message: 'visits.started',
  })),
  serve(visits.finish, async ({ actor, params }) => ({
    data: await service.finish(actor, params.id),
    message: 'visits.finished',
  })),
];
