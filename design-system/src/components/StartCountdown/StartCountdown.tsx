import { useId } from 'react';
import { Icon } from '../Icon';
import { TimeRing } from '../TimeRing';
import { VisuallyHidden } from '../VisuallyHidden';
import { Actions, StartLabel, StartNote, StartRoot } from './StartCountdown.styles';
import type { StartCountdownProps } from './StartCountdown.types';

const FROM = 5;
/** How the ring fills with each tick, up to 100. */
const STEP = 20;

/**
 * The five seconds before a timed sheet: 5 to 0, and a ring that fills by a fifth with each (DS-01, DPI-01). Whoever
 * counts hands in the ticks; at 0 it is they who go on.
 */
export function StartCountdown(props: StartCountdownProps) {
  const { label, ticksLeft, announcement, note, pausedReason, actions, size = 'L' } = props;
  const labelId = useId();
  const isPaused = pausedReason !== undefined;
  // Aloud: the first change, which tells what is going on, and the start. Five numbers in five seconds would talk over it.
  const isTold = ticksLeft === FROM - 1 || ticksLeft === 0;
  const words = pausedReason ?? note;
  return (
    <StartRoot>
      <StartLabel id={labelId}>{label}</StartLabel>
      <span role="timer" aria-live="off" aria-labelledby={labelId}>
        <TimeRing share={(FROM - ticksLeft) * STEP} size={size} tone={isPaused ? 'neutral' : 'accent'}>
          {ticksLeft}
        </TimeRing>
      </span>
      {words === undefined ? null : (
        <StartNote>
          {isPaused ? <Icon name="clock" size="S" /> : null}
          <span>{words}</span>
        </StartNote>
      )}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
      <VisuallyHidden role="status">{isTold && !isPaused ? announcement(ticksLeft) : ''}</VisuallyHidden>
    </StartRoot>
  );
}
