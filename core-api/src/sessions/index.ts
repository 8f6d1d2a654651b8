export { endSessionsOf, tellSessionsEnded } from './end-sessions';
