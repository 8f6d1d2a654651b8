import type { ReactNode } from 'react';
import type { SessionQuestion, SessionSurvey } from '@ruta/contracts/session-surveys/session-survey.schema';
import { Button, DescriptionList, Modal } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { sessionSurveyTexts } from '../session-surveys.texts';

interface SurveyAnswersProps {
  theme: string;
  questions: readonly SessionQuestion[];
  answers: SessionSurvey['answers'];
  /** What stands in place of the answers until they are there. */
  before: ReactNode;
  onClose: () => void;
}

/** What the petitioner of a session answered, for who may read it (VC-05). Mounted while it is open. */
export function SurveyAnswers({ theme, questions, answers, before, onClose }: SurveyAnswersProps) {
  const t = useTexts(sessionSurveyTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title.read', { theme })}
      closeLabel={shared('close')}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      {before ?? (
        <DescriptionList
          items={[
            ...questions.map(({ key, question, max }) => ({
              ...{ id: key, term: question },
              detail: t('value', { value: String(answers?.[key] ?? ''), max: String(max) }),
            })),
            { id: 'comment', term: t('comment'), detail: answers?.comment || t('comment.none') },
          ]}
        />
      )}
    </Modal>
  );
}
