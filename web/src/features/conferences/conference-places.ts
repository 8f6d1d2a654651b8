import { conferencesPages } from '@ruta/contracts/conferences/conferences.pages';

/** Where a list of sessions stands: in a coach's school, at one's own school, with administrators, or with an agent. */
export type ConferencePlace = 'coach' | 'scholastic' | 'admin' | 'agent';

interface Addresses {
  list: string;
  detail: (id: number) => string;
}

/** The addresses of a list and of its details (VC-07). */
export function addressesOf(place: ConferencePlace, school_id: string): Addresses {
  switch (place) {
    case 'coach':
      return {
        list: conferencesPages.coachConferences.href({ school_id }),
        detail: (id) => conferencesPages.coachConference.href({ school_id, id }),
      };
    case 'scholastic':
      return {
        list: conferencesPages.scholasticConferences.href(),
        detail: (id) => conferencesPages.scholasticConference.href({ id }),
      };
    case 'admin':
      return {
        list: conferencesPages.adminConferences.href(),
        detail: (id) => conferencesPages.adminConference.href({ id }),
      };
    case 'agent':
      return {
        list: conferencesPages.agentConferences.href(),
        detail: (id) => conferencesPages.agentConference.href({ id }),
      };
  }
}
