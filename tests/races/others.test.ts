import { racesOf } from './register';
import { records } from './rooms';

/** Raced in files of their own, so that two workers share the time. */
const ELSEWHERE = ['person', 'visit', 'plan of a school', 'place of a deleted draft', 'activity', 'agenda of a school'];

racesOf(...Object.keys(records).filter((name) => !ELSEWHERE.includes(name)));
