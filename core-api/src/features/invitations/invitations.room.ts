import type { Core } from '../../core';
import { entryByLink } from '../access';
import { bulkService } from './bulk.service';
import { invitationLetters } from './invitation-letters';
import { acceptedDeliveries } from './invitation.events';
import { invitationReader } from './invitation.reader';
import { waitingDuties } from './waiting.duties';
import { formerAddresses, invitationsForget } from './invitations.forget';
import { invitationsRoutes } from './invitations.routes';
import { invitationsService } from './invitations.service';
import { peopleImport } from './people-import';
import { registrationService } from './registration.service';

export const invitationsRoom = (core: Core) => ({
  deliveries: acceptedDeliveries(core.db),
  dutySources: [waitingDuties(core.db, core.clock)],
  forget: invitationsForget,
  formerAddresses,
  importKinds: [peopleImport(core)],
  letters: invitationLetters(core),
  routes: invitationsRoutes({
    service: invitationsService({ ...core, reader: invitationReader(core.clock) }),
    bulk: bulkService(core),
    isMailed: !core.areLinksShown,
    registration: registrationService({ ...core, enter: entryByLink(core) }),
  }),
});
