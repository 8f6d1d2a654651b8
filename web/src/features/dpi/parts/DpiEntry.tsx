import { useEffect, useState } from 'react';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { Button, Modal, StartCountdown, type StartCountdownProps } from '@ruta/design-system';
import { COUNTDOWN_FROM, oneSecond } from '@ruta/state-machines/kit/countdown';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { dpiHomeTexts } from '../dpi-home.texts';
import { noteLed } from '../entry-once';

export interface DpiEntryProps {
  /** The sheet is begun: the page goes on at its question. */
  isBegun: boolean;
  onLater: () => void;
}

/** Five seconds that lead from the home to the diagnostic, unless the person says later (DPI-01). */
export function DpiEntry({ isBegun, onLater }: DpiEntryProps) {
  const t = useTexts(dpiHomeTexts);
  const { me } = useSession();
  useEffect(() => noteLed(me.user.id), [me.user.id]);
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onLater()}
      title={t('entry.title')}
      closeLabel={t('entry.later')}
    >
      <Countdown isBegun={isBegun} onLater={onLater} />
    </Modal>
  );
}

function Countdown({ isBegun, onLater }: DpiEntryProps) {
  const t = useTexts(dpiHomeTexts);
  const navigate = useNavigate();
  const left = useSecondsLeft();
  useEffect(() => {
    if (left === 0) void navigate(dpiPages.dpi.href());
  }, [left, navigate]);
  return (
    <StartCountdown
      label={t('entry.label')}
      ticksLeft={left}
      announcement={(count) => (count === 0 ? t('entry.zero') : t('entry.tick', { count }))}
      note={t(isBegun ? 'entry.note.continue' : 'entry.note')}
      actions={
        <>
          <Button onPress={onLater}>{t('entry.later')}</Button>
          <Button variant="primary" autoFocus onPress={() => void navigate(dpiPages.dpi.href())}>
            {t('entry.now')}
          </Button>
        </>
      }
    />
  );
}

/** 5 to 0, a second each, while the page is seen. */
function useSecondsLeft(): StartCountdownProps['ticksLeft'] {
  const [left, setLeft] = useState<number>(COUNTDOWN_FROM);
  const isSeen = useSeen();
  useEffect(() => {
    if (left === 0 || !isSeen) return;
    const timer = setTimeout(() => setLeft(left - 1), oneSecond);
    return () => clearTimeout(timer);
  }, [isSeen, left]);
  return left as StartCountdownProps['ticksLeft']; // counts from 5 to 0
}

/** Whether the page is in front: nobody is led away in a tab that they do not look at. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
