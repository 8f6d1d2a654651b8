export { conferenceRow } from './booking.reader';
export { isSurveyOpen, mayAnswerSurvey, soughtConference, statusAt, takesPart } from './conference.policy';
export type { ConferenceRow } from './conferences.tables';
