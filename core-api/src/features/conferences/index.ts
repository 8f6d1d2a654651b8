export { conferenceRow } from './booking.reader';
export { isSurveyOpen, mayAnswerSurvey, soughtConference, STATUS_AT, statusAt, takesPart } from './conference.policy';
export type { ConferenceRow } from './conferences.tables';
