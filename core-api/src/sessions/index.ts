export { endSessionsOf, tellSessionsEnded } from './end-sessions';
export { sessionEndsFeed } from './session-ends.feed';
