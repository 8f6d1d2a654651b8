import { racesOf } from './register';

racesOf('person');
