import { useState } from 'react';
import { Icon } from '../Icon';
import { LiveText } from '../LiveText';
import { LoadingRegion, Skeleton } from '../Skeleton';
import { TimeRing } from '../TimeRing';
import type { RingTone } from '../TimeRing';
import { VisuallyHidden } from '../VisuallyHidden';
import { CountdownRoot, Note, Unit } from './CountdownRing.styles';
import type { CountdownRingProps } from './CountdownRing.types';
import { LAST_SECONDS, MINUTE, clockText, momentPassed, timeLeft } from './time-left';
import type { TimeLeft } from './time-left';

const HEIGHT = { S: 64, M: 96, L: 144 } as const;
const SILENT = { moment: null as number | null, text: '' };

/**
 * Time left, from 100 to 0 (DS-01, DPI-01). It has no clock: the caller passes the time left and decides what happens
 * at zero. Announces certain moments only.
 */
export function CountdownRing(props: CountdownRingProps) {
  const { label, remainingMs, durationMs, announcement, loadingLabel, size = 'M' } = props;
  const isKnown = remainingMs !== null;
  const moment = isKnown ? momentPassed(remainingMs, durationMs) : null;
  const left = timeLeft(remainingMs ?? durationMs, durationMs);
  // Announced once per moment, with the seconds left at that time.
  const [told, setTold] = useState(SILENT);
  if (told.moment !== moment) {
    setTold({ moment, text: moment === null ? '' : announcement(left.seconds) });
  }
  return (
    <CountdownRoot>
      <LoadingRegion
        label={loadingLabel ?? label}
        isLoading={!isKnown}
        skeleton={<Skeleton shape="circle" height={HEIGHT[size]} />}
      >
        <Running {...props} left={left} />
      </LoadingRegion>
      <VisuallyHidden role="status">{told.text}</VisuallyHidden>
    </CountdownRoot>
  );
}

/** The ring and the text below it. */
function Running(props: CountdownRingProps & { left: TimeLeft }) {
  const { label, left, unit = 'percent', note, lastSecondsNote, pausedReason, size } = props;
  const isPaused = pausedReason !== undefined;
  const isLast = !isPaused && left.seconds <= LAST_SECONDS;
  const tone: RingTone = isPaused ? 'neutral' : isLast ? 'danger' : 'accent';
  // Units, which need no translation. Minutes and seconds need none.
  const sign = unit === 'percent' ? '%' : left.seconds < MINUTE ? 's' : undefined;
  const words = isPaused ? pausedReason : isLast ? (lastSecondsNote ?? note) : note;
  return (
    <CountdownRoot>
      <span role="timer" aria-live="off" aria-label={label}>
        <TimeRing share={left.share} stillShare={left.stillShare} size={size} tone={tone}>
          <LiveText>{unit === 'percent' ? left.percent : clockText(left.seconds)}</LiveText>
          {sign === undefined ? null : <Unit translate="no">{sign}</Unit>}
        </TimeRing>
      </span>
      {words === undefined ? null : (
        <Note data-tone={tone}>
          {tone === 'accent' ? null : <Icon name={isPaused ? 'clock' : 'warning'} size="S" />}
          <LiveText isWords>{words}</LiveText>
        </Note>
      )}
    </CountdownRoot>
  );
}
