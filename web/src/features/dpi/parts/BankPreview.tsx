import { useState } from 'react';
import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import { Button, CountdownRing, Modal, Stack } from '@ruta/design-system';
import { QUESTION_SECONDS } from '@ruta/state-machines/dpi/dpi.rules';
import { useTexts } from '../../../lib/i18n';
import { bankTexts } from '../bank.texts';
import { dpiTexts } from '../dpi.texts';
import { DpiChoice } from './DpiChoice';

interface BankPreviewProps {
  question: BankQuestion;
  /** Its place, counted from 1. */
  place: number;
  total: number;
  onClose: () => void;
}

/** A question as whoever answers sees it, with a clock that stands still. Nothing is saved. */
export function BankPreview({ question, place, total, onClose }: BankPreviewProps) {
  const t = useTexts(bankTexts);
  const dpi = useTexts(dpiTexts);
  const [chosen, setChosen] = useState<number | null>(null);
  const { id, theme, question: text, question_en, options, timeout } = question;
  const seconds = timeout ?? QUESTION_SECONDS;
  const asked = {
    ...{ id, theme, question: text, question_en, settings: { timeout: seconds } },
    answers: { options: options.map((option) => ({ ...option, value: option.quadrant, color: '' })) },
  };
  return (
    <Modal
      isOpen
      title={t('preview.title', { place })}
      description={t('preview.note')}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack gap={4}>
        <CountdownRing
          label={dpi('ring.label')}
          remainingMs={seconds * 1000}
          durationMs={seconds * 1000}
          unit="seconds"
          announcement={(count) => dpi('ring.left', { count })}
          pausedReason={t('preview.paused')}
        />
        <DpiChoice
          question={asked}
          place={t('preview.place', { place, total })}
          index={place - 1}
          chosen={chosen}
          isOpen
          onChoose={setChosen}
          onNext={onClose}
        />
      </Stack>
    </Modal>
  );
}
