import { Button as AriaButton } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';
import { media, vars } from '../../tokens';

/** Container width below which step names do not fit side by side. */
const NARROW = '@container stepper (max-width: 559.98px)';

export const StepperNav = styled.nav`
  container: stepper / inline-size;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

export const Steps = styled.ol`
  display: flex;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${NARROW} {
    gap: ${vars.space[1]};
  }
`;

export const Step = styled.li`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  align-content: start;
  gap: ${vars.space[2]};

  --bar: ${vars.color.border.strong};
  --tone: ${vars.color.text.muted};

  &[data-status='complete'] {
    --bar: ${vars.color.status.taken.solid};
    --tone: ${vars.color.text.success};
  }
  &[data-status='current'] {
    --bar: ${vars.color.bg.accent.strong};
    --tone: ${vars.color.text.accent};
  }
  &[data-status='error'] {
    --bar: ${vars.color.status.outdated.solid};
    --tone: ${vars.color.text.danger};
  }
`;

/** Bar above each step; together they show the progress. */
export const Bar = styled.span`
  block-size: 4px;
  border-radius: ${vars.radius.full};
  background: var(--bar);
  transition: background ${vars.motion.medium} ${vars.motion.easing};

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: GrayText;

    [data-status='complete'] > &,
    [data-status='current'] > & {
      background: Highlight;
    }
  }
`;

const stepBody = css`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: 32px;
  padding: 2px;
  border: 0;
  border-radius: ${vars.radius.s};
  background: none;
  color: ${vars.color.text.muted};
  font: inherit;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};
  text-align: start;
  outline: 0;

  ${media.coarse} {
    min-block-size: ${vars.size.touch};
  }
  ${NARROW} {
    min-block-size: ${vars.size.touch};
    inline-size: 100%;
    justify-content: center;
  }
`;

export const StepText = styled.span`
  ${stepBody}

  &[data-current] {
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.bold};
  }
  &[data-muted] {
    color: ${vars.color.text.disabled};
  }
`;

export const StepButton = styled(AriaButton)`
  ${stepBody}
  cursor: pointer;

  &[aria-current] {
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.bold};
  }
  &[data-hovered] {
    color: ${vars.color.text.default};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-focus-visible] {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: 2px;
  }
  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: not-allowed;
  }
`;

export const Disc = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  box-sizing: border-box;
  inline-size: 22px;
  block-size: 22px;
  border: 1.5px solid var(--tone);
  border-radius: ${vars.radius.full};
  color: var(--tone);
  font-size: 0.75rem;
  font-weight: ${vars.font.weight.bold};
  font-variant-numeric: tabular-nums;

  &[data-status='current'] {
    background: ${vars.color.bg.accent.strong};
    border-color: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
  }
  &[data-status='disabled'] {
    border-style: dashed;
  }
  &[data-bare] {
    border: 0;
  }
`;

export const StepLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* In a narrow container the names are in the line below; here they stay for assistive technology. */
  ${NARROW} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Compact = styled.p`
  display: none;
  margin: ${vars.space[1]} 0 0;
  font-size: ${vars.font.size.label};
  font-variant-numeric: tabular-nums;
  color: ${vars.color.text.muted};

  > b {
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.bold};
  }
  ${NARROW} {
    display: block;
  }
`;
