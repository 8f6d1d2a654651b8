import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';
import { VisuallyHidden } from '../VisuallyHidden';

export interface BadgeProps {
  /** Emphasis; `strong` attracts attention. Default: 'neutral'. */
  tone?: 'neutral' | 'accent' | 'strong' | 'danger' | undefined;
  /** Text for assistive technology where the number alone is unclear: "3 visitas vencidas". */
  label?: string | undefined;
  /** A number or one word. */
  children: ReactNode;
}

const BadgeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 20px;
  min-block-size: 20px;
  padding-inline: 6px;
  border-radius: ${vars.radius.full};
  background: ${vars.color.bg.neutral.muted};
  color: ${vars.color.text.muted};
  font-size: 0.75rem;
  font-weight: ${vars.font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  &[data-tone='accent'] {
    background: ${vars.color.bg.accent.muted};
    color: ${vars.color.text.accent};
  }
  &[data-tone='strong'] {
    background: ${vars.color.bg.accent.strong};
    color: ${vars.color.text.onStrong};
  }
  &[data-tone='danger'] {
    background: ${vars.color.bg.danger.strong};
    color: ${vars.color.text.onStrong};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

/** A count or a word beside a label. */
export function Badge({ tone = 'neutral', label, children }: BadgeProps) {
  return (
    <BadgeRoot data-tone={tone}>
      <span
        aria-hidden={label === undefined ? undefined : true}
        translate={typeof children === 'number' ? 'no' : undefined}
      >
        {children}
      </span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </BadgeRoot>
  );
}
