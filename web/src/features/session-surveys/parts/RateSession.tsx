import { useState, type ReactNode } from 'react';
import { COMMENT_MAX } from '@ruta/contracts/session-surveys/limits';
import type { SessionAnswersForm, SessionQuestion } from '@ruta/contracts/session-surveys/session-survey.schema';
import { RadioGroup, Text, TextArea } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { FormModal } from '../../../shared/FormModal';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useKeptText } from '../../../shared/use-kept-text';
import { useSubmission } from '../../../shared/use-submission';
import { commentPlace } from '../kept-comment';
import { answerSurvey, RATED } from '../session-surveys.calls';
import { sessionSurveyTexts } from '../session-surveys.texts';

type Key = SessionQuestion['key'];
type Numbers = Partial<Record<Key, number>>;

interface RateSessionProps {
  sessionId: number;
  theme: string;
  questions: readonly SessionQuestion[];
  /** What stands in place of the questions until they are there. */
  before: ReactNode;
  onClose: () => void;
}

const isWhole = (numbers: Numbers, questions: readonly SessionQuestion[]): numbers is Record<Key, number> =>
  questions.every(({ key }) => numbers[key] !== undefined);

/** Asks how a session was; nothing is sent before every scale has its number (VC-05). Mounted while it is open. */
export function RateSession({ sessionId, theme, questions, before, onClose }: RateSessionProps) {
  const t = useTexts(sessionSurveyTexts);
  const say = useFieldSentence();
  const refresh = useRefresh();
  const [comment, setComment] = useKeptText(commentPlace(useSession().me.user.id, sessionId));
  const [numbers, setNumbers] = useState<Numbers>({});
  const [isChecked, setChecked] = useState(false);
  const { submit, errors, ...submission } = useSubmission();
  const missing = ({ key }: SessionQuestion) =>
    isChecked && numbers[key] === undefined
      ? say(key === 'recommend' ? 'session-surveys.recommend' : 'session-surveys.scale')
      : errors[key];
  const send = (body: SessionAnswersForm) =>
    submit(async () => {
      sayDone(await call(answerSurvey, { params: { id: sessionId }, body }));
      setComment('');
      onClose();
      void refresh(RATED);
    });
  return (
    <FormModal
      title={t('title', { theme })}
      form={submission}
      before={before}
      saveWords={{ save: t('send'), saving: t('sending') }}
      onSave={() => {
        setChecked(true);
        if (isWhole(numbers, questions)) send({ ...numbers, comment });
      }}
      onClose={onClose}
    >
      <Text tone="muted">{t('intro')}</Text>
      {questions.map((one) => (
        <RadioGroup
          key={one.key}
          label={one.question}
          orientation="horizontal"
          items={optionsOf(one, (value, word) => t('option', { value, word }))}
          value={numbers[one.key] === undefined ? null : String(numbers[one.key])}
          onChange={(value) => setNumbers({ ...numbers, [one.key]: Number(value) })}
          errorMessage={missing(one)}
          isRequired
        />
      ))}
      <TextArea
        label={t('comment')}
        description={t('comment.help')}
        value={comment}
        onChange={setComment}
        errorMessage={errors['comment']}
        maxLength={COMMENT_MAX}
      />
    </FormModal>
  );
}

/** The numbers of a scale, with words at its ends. */
function optionsOf({ min, max, low, high }: SessionQuestion, named: (value: string, word: string) => string) {
  return Array.from({ length: max - min + 1 }, (_, at) => {
    const value = String(min + at);
    const word = min + at === min ? low : min + at === max ? high : '';
    return { id: value, label: word === '' ? value : named(value, word) };
  });
}
