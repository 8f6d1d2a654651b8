import type { Core } from '../../core';
import { entryByLink } from '../access';
import { bulkService } from './bulk.service';
import { invitationDeliveries } from './invitation-letters';
import { acceptedDeliveries } from './invitation.events';
import { invitationReader } from './invitation.reader';
import { formerAddresses, invitationsForget } from './invitations.forget';
import { invitationsRoutes } from './invitations.routes';
import { invitationsService } from './invitations.service';
import { registrationService } from './registration.service';

export const invitationsRoom = (core: Core) => ({
  deliveries: { ...acceptedDeliveries(core.db), ...invitationDeliveries(core) },
  forget: invitationsForget,
  formerAddresses,
  routes: invitationsRoutes({
    service: invitationsService({ ...core, reader: invitationReader(core.clock) }),
    bulk: bulkService(core),
    registration: registrationService({ ...core, enter: entryByLink(core) }),
  }),
});
