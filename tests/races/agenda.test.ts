import { racesOf } from './register';

racesOf('visit', 'plan of a school', 'place of a deleted draft', 'activity', 'agenda of a school');
