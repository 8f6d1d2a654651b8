import type { Core } from '../../core';
import { bookingService } from './booking.service';
import { conferenceDeliveries } from './conference.events';
import { conferenceLetters } from './conference.letters';
import { isBookedBetween } from './booking.reader';
import { leftDeliveries } from './left.service';
import { conferencesForget } from './conferences.forget';
import { conferencesRoutes } from './conferences.routes';
import { conferencesService } from './conferences.service';
import { meetingDeliveries } from './meeting.events';
import { meetingLinks } from './meeting.links';
import { openRooms } from './meetings';
import { themesImport } from './themes.import';
import { zoomMeetings } from './zoom.meetings';

export const conferencesRoom = (core: Core) => {
  const { db, clock, log, windows, mailer, publicUrl, sender, meetingsUrl, zoom } = core;
  const meetings = zoom ? zoomMeetings(zoom, clock) : openRooms(meetingsUrl);
  const links = meetingLinks({ db, clock, log, meetings });
  return {
    routes: conferencesRoutes({
      service: conferencesService({ db, clock }),
      booking: bookingService({ db, clock, windows, links, areMade: meetings.areMade }),
    }),
    agentWork: isBookedBetween,
    deliveries: { ...conferenceDeliveries(db), ...leftDeliveries({ db, clock, areMade: meetings.areMade }) },
    letters: conferenceLetters({ db, mailer, publicUrl, sender }),
    meetings: meetingDeliveries({ db, clock, meetings, links }),
    forget: conferencesForget,
    importKinds: [themesImport],
  };
};
