import { css, styled } from 'styled-components';
import { vars } from '../../tokens/theme';

const { status } = vars.color;

/** The six status colour families as custom properties. */
export const statusColors = css`
  --status-fg: ${status.draft.fg};
  --status-bg: ${status.draft.bg};
  --status-border: ${status.draft.border};
  --status-solid: ${status.draft.solid};
  &[data-family='pending'] {
    --status-fg: ${status.pending.fg};
    --status-bg: ${status.pending.bg};
    --status-border: ${status.pending.border};
    --status-solid: ${status.pending.solid};
  }
  &[data-family='outdated'] {
    --status-fg: ${status.outdated.fg};
    --status-bg: ${status.outdated.bg};
    --status-border: ${status.outdated.border};
    --status-solid: ${status.outdated.solid};
  }
  &[data-family='taken'] {
    --status-fg: ${status.taken.fg};
    --status-bg: ${status.taken.bg};
    --status-border: ${status.taken.border};
    --status-solid: ${status.taken.solid};
  }
  &[data-family='visit'] {
    --status-fg: ${status.visit.fg};
    --status-bg: ${status.visit.bg};
    --status-border: ${status.visit.border};
    --status-solid: ${status.visit.solid};
  }
  &[data-family='progress'] {
    --status-fg: ${status.progress.fg};
    --status-bg: ${status.progress.bg};
    --status-border: ${status.progress.border};
    --status-solid: ${status.progress.solid};
  }
`;

export const Chip = styled.span`
  ${statusColors}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 1px ${vars.space[2]} 1px 6px;
  border: 1px solid var(--status-border);
  border-radius: 12px;
  background: var(--status-bg);
  color: var(--status-fg);
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.medium};
  line-height: 1.3;
  overflow-wrap: anywhere;

  /* A table would otherwise wrap the chip instead of a neighbouring column. */
  td & {
    white-space: nowrap;
  }
`;
