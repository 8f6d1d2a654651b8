export { bulkService, type BulkService } from './bulk.service';
export { acceptedDeliveries } from './invitation.events';
export { invitationDeliveries } from './invitation-letters';
export { invitationReader, statusOf, type InvitationReader } from './invitation.reader';
export { invitationsRoutes } from './invitations.routes';
export { invitationsService, type InvitationsService } from './invitations.service';
export { registrationService, type RegistrationService } from './registration.service';
