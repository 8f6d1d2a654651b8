import { racesOf } from './register';

racesOf('visit', 'plan of a school', 'activity', 'agenda of a school');
