import { memo } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens';
import type { AgendaMoment } from './AgendaCalendar.types';

/** What `momentIcons` draw, each as one path. */
const paths: Record<AgendaMoment, string> = {
  completed: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M16 9l-5.5 5.5L8 12',
  upcoming: 'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M9 15l2 2 4-4',
  past: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
};

const Drawing = styled.svg`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-moment='completed'] {
    color: ${vars.color.text.success};
  }
  &[data-moment='upcoming'] {
    color: ${vars.color.text.accent};
  }
  &[data-moment='past'] {
    color: ${vars.color.text.danger};
  }
`;

/**
 * The icon of a moment in a mark of the agenda: two elements instead of the seven of `Icon`. A month draws more than a
 * hundred at once, and with `Icon` they took a third of the time of its layout.
 */
export const MomentIcon = memo(function MomentIcon({ moment }: { moment: AgendaMoment }) {
  return (
    <Drawing data-moment={moment} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[moment]} />
    </Drawing>
  );
});
