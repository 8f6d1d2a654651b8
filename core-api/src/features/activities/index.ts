export { activitiesRoutes } from './activities.routes';
export { activitiesService, type ActivitiesService } from './activities.service';
export { recordOf } from './activity.record';
export { evidenceRoutes } from './evidence.routes';
export { evidenceKeys, evidenceService, type EvidenceService } from './evidence.service';
export { managementActions } from './management-actions';
export { proofsService } from './proofs.service';
export { runningRoutes } from './running.routes';
export { runningService } from './running.service';
