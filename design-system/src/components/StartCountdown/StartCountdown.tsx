import { useId } from 'react';
import { Icon } from '../Icon';
import { LiveText } from '../LiveText';
import { TimeRing } from '../TimeRing';
import { VisuallyHidden } from '../VisuallyHidden';
import { Actions, StartLabel, StartNote, StartRoot } from './StartCountdown.styles';
import type { StartCountdownProps } from './StartCountdown.types';

const FROM = 5;
/** Progress of the ring per tick, in percent. */
const STEP = 20;

/**
 * The five seconds before a timed sheet: 5 to 0 with a ring that fills by a fifth (DS-01, DPI-01). The caller counts
 * and continues at 0.
 */
export function StartCountdown(props: StartCountdownProps) {
  const { label, ticksLeft, announcement, note, pausedReason, actions, size = 'L' } = props;
  const labelId = useId();
  const isPaused = pausedReason !== undefined;
  // Announces only the first tick and the start: five announcements in five seconds would overlap.
  const isTold = ticksLeft === FROM - 1 || ticksLeft === 0;
  const words = pausedReason ?? note;
  return (
    <StartRoot>
      <StartLabel id={labelId}>{label}</StartLabel>
      <span role="timer" aria-live="off" aria-labelledby={labelId}>
        <TimeRing share={(FROM - ticksLeft) * STEP} size={size} tone={isPaused ? 'neutral' : 'accent'}>
          <LiveText>{ticksLeft}</LiveText>
        </TimeRing>
      </span>
      {words === undefined ? null : (
        <StartNote>
          {isPaused ? <Icon name="clock" size="S" /> : null}
          <LiveText isWords>{words}</LiveText>
        </StartNote>
      )}
      {actions === undefined ? null : <Actions>{actions}</Actions>}
      <VisuallyHidden role="status">{isTold && !isPaused ? announcement(ticksLeft) : ''}</VisuallyHidden>
    </StartRoot>
  );
}
