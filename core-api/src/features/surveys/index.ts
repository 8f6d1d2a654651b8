export { ratingsAmong } from './ratings.reader';
export { enqueueAvailable } from './survey.events';
