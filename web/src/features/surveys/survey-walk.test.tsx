import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { languageWalk, surveyDelays, surveyWalk } from './testing/survey-walk';

let release: () => void;
beforeEach(() => (release = surveyDelays.hold()));
afterEach(() => release());

test('SM-03 the page of a survey knows no step that the generated paths do not use', () => {
  expect([...surveyWalk.unusedSteps, ...languageWalk.unusedSteps]).toEqual([]);
});

test.each(surveyWalk.tours)('SM-03 on the real page: $title', ({ run }) => run());
test.each(languageWalk.tours)('SM-03 on the real page in English: $title', ({ run }) => run());

test('SM-03 on the real page: every state and every transition has been visited', () => {
  expect([...surveyWalk.unvisited(), ...languageWalk.unvisited()]).toEqual([]);
});

const decides = 'Only decides where to go, and is never rested in.';
const notOnScreen: NotOnScreen = {
  states: {
    'language.deciding': decides,
    'sheet.opening': decides,
    'sheet.loaded': decides,
    'sheet.timer.zero': decides,
    'sheet.test.sync.checking': decides,
  },
  transitions: {
    'survey.sheet.opening always [0]': 'The page does not know before it asks the server whether a survey is answered.',
  },
};

test('SM-03 every state and transition of a survey is walked on its page, or says why it is not', () => {
  expect(screenGaps(MACHINES.survey, [surveyWalk, languageWalk], notOnScreen)).toEqual({
    states: [],
    transitions: [],
    outdated: [],
  });
});
