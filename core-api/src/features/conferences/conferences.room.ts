import type { Core } from '../../core';
import { bookingService } from './booking.service';
import { conferenceDeliveries } from './conference.events';
import { conferenceLetters } from './conference.letters';
import { isBookedBetween } from './booking.reader';
import { conferencesForget } from './conferences.forget';
import { conferencesRoutes } from './conferences.routes';
import { conferencesService } from './conferences.service';
import { openRooms } from './meetings';

export const conferencesRoom = ({ db, clock, windows, meetingsUrl, mailer, publicUrl, sender }: Core) => ({
  routes: conferencesRoutes({
    service: conferencesService({ db, clock }),
    booking: bookingService({ db, clock, windows, meetings: openRooms(meetingsUrl) }),
  }),
  agentWork: isBookedBetween,
  deliveries: conferenceDeliveries(db),
  letters: conferenceLetters({ db, mailer, publicUrl, sender }),
  forget: conferencesForget,
});
