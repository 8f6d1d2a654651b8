import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { Icon } from '../Icon';
import { LiveText } from '../LiveText';

export interface ServerClockProps {
  /** Formatted time: "10:42". */
  now: string;
  /** Accessible name: "Hora de Ciudad de México". */
  label: string;
  /** City of the time zone, shown where two zones matter. */
  zone?: string | undefined;
}

const ClockRoot = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-inline-size: 100%;
  gap: 6px;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  font-variant-numeric: tabular-nums;
`;

/** The platform's time. A timer that is not announced. */
export function ServerClock({ now, label, zone }: ServerClockProps) {
  return (
    <ClockRoot role="timer" aria-live="off" aria-label={label}>
      <Icon name="clock" size="S" />
      <LiveText>{now}</LiveText>
      {zone !== undefined && <span>{zone}</span>}
    </ClockRoot>
  );
}
