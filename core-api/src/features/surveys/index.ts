export { enqueueAvailable } from './survey.events';
