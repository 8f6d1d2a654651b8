import { useEffect, useMemo, useState } from 'react';
import type { ActivitySurvey, SurveyTexts } from '@ruta/contracts/surveys/survey.schema';
import type { KnownSurvey } from '@ruta/state-machines/surveys/survey.events';
import { surveyMachine } from '@ruta/state-machines/surveys/survey.machine';
import { forget, keep } from '../../lib/kept';
import { useLocale, useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { useFlow } from '../../shared/flow/use-flow';
import { useOnline } from '../../shared/use-online';
import { keptSurvey, surveyPlace } from './kept-survey';
import { beginSurvey, surveyPorts, type SurveySession } from './survey-ports';
import { saidAnswers, inWords } from './survey-words';
import { AFTER_FINISH } from './surveys.calls';
import { surveyTexts } from './survey.texts';

/**
 * Runs the survey machine for an activity (SUR-01, SUR-02). Read once: mount with survey and activity as key. Answers
 * that the server does not have are kept on this device, with their words.
 */
export function useSurveyFlow(known: KnownSurvey) {
  const { me } = useSession();
  const t = useTexts(surveyTexts);
  const language = useLocale();
  const place = surveyPlace(me.user.id, known);
  const [stored] = useState(() => keptSurvey(place));
  const [session] = useState<SurveySession>(() => ({ revision: 0, isUnsure: stored.isUnsure }));
  const [survey, setSurvey] = useState<ActivitySurvey | null>(null);
  const [texts, setTexts] = useState<SurveyTexts | null>(null);
  const [ports] = useState(() =>
    surveyPorts({
      ...{ session, kept: stored.responses, onLoaded: setSurvey, onTranslated: setTexts },
      onSending: () => keep(place, { ...keptSurvey(place), isUnsure: true }),
      words: { missing: t('missing'), elsewhere: t('elsewhere'), finished: t('finished.notice') },
    }),
  );
  const flow = useFlow(surveyMachine, {
    input: { ...known, language, isAnswered: false, kept: stored.responses },
    ports,
    leadsTo: {},
    touchedBy: (port) => (port === 'finishSurvey' ? AFTER_FINISH : []),
  });
  const { actor, snapshot, send } = flow;
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && actor.getSnapshot().can({ type: 'connection.restored' })) send({ type: 'connection.restored' });
  }, [actor, isOnline, send]);

  const { surveyId, activityId } = known;
  const isAnswering = snapshot.matches({ sheet: 'test' });
  useEffect(() => {
    if (isAnswering) void beginSurvey(session, { surveyId, activityId });
  }, [activityId, isAnswering, session, surveyId]);

  const shown = useMemo(() => survey && inWords(survey, texts), [survey, texts]);
  const { responses, unsaved, sending } = snapshot.context;
  const isSaved = unsaved.length + sending.length === 0;
  const isRefused = snapshot.hasTag('refused');
  const isDone = snapshot.matches({ sheet: 'completed' });
  const isLeaving = snapshot.matches({ sheet: 'submitting' }) || snapshot.matches({ sheet: 'submissionFailed' });
  useEffect(() => {
    if (isDone) forget(place);
    else if (shown && responses.length > 0 && (isRefused || isLeaving || !isSaved)) {
      const mine = isRefused || isLeaving ? responses : responses.filter((one) => isUnsent(one.questionId));
      keep(place, { responses: mine, said: saidAnswers(shown, responses), isUnsure: session.isUnsure });
    } else if (isAnswering) forget(place);
    function isUnsent(id: number) {
      return unsaved.includes(id) || sending.includes(id);
    }
  }, [isAnswering, isDone, isLeaving, isRefused, isSaved, place, responses, sending, session, shown, unsaved]);

  return {
    ...flow,
    /** The survey in the language chosen; null until it is loaded. */
    survey: shown,
    /** What this device kept in words, for a survey that cannot be loaded. */
    said: shown && responses.length > 0 ? saidAnswers(shown, responses) : stored.said,
  };
}

export type SurveyFlow = ReturnType<typeof useSurveyFlow>;
