import type { KeyboardEvent } from 'react';
import type { DpiQuestion } from '@ruta/contracts/dpi/dpi.schema';
import { RadioGroup, Stack } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { FingerHigh, QuestionHead } from '../../../shared/questions';
import { dpiTexts } from '../dpi.texts';

interface DpiChoiceProps {
  question: DpiQuestion;
  place: string;
  index: number;
  chosen: number | null;
  isOpen: boolean;
  onChoose: (optionId: number) => void;
  onNext: () => void;
}

/** The options as radio cards. With the focus in them, 1 to 5 choose a quadrant and Enter goes on. */
export function DpiChoice({ question, place, index, chosen, isOpen, onChoose, onNext }: DpiChoiceProps) {
  const t = useTexts(dpiTexts);
  const locale = useLocale();
  const { options } = question.answers;
  const inLocale = (es: string, en: string | null) => (locale === 'en' ? (en ?? es) : es);
  const lang = locale === 'en' && question.question_en !== null ? 'en' : 'es';
  const byKey = (event: KeyboardEvent) => {
    if (!isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    }
    const option = options.find(({ quadrant }) => String(quadrant) === event.key);
    if (!option) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(option.id);
  };
  return (
    <Stack gap={4}>
      <QuestionHead index={index} lang={lang} place={place} isPlaceInPage takesFocus>
        {inLocale(question.question, question.question_en)}
      </QuestionHead>
      <div onKeyDownCapture={byKey}>
        <FingerHigh lang={lang}>
          <RadioGroup
            key={question.id}
            label={t('response')}
            isLabelHidden
            items={options.map(({ id, quadrant, display, display_en }) => ({
              id: String(id),
              label: inLocale(display, display_en),
              description: t('response.note', { id, quadrant }),
            }))}
            value={chosen === null ? null : String(chosen)}
            isDisabled={!isOpen}
            onChange={(value) => onChoose(Number(value))}
          />
        </FingerHigh>
      </div>
    </Stack>
  );
}
