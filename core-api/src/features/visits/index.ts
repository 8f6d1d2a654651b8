export { visitDocuments } from './visit-documents';
export { openDrafts, type OpenDraft } from './open-drafts';
export { visitDeliveries } from './visit.events';
export { visitReader } from './visit.reader';
export { visitsRoutes } from './visits.routes';
export { visitsService, type VisitsService } from './visits.service';
