import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const CardRoot = styled.div`
  background: ${vars.color.bg.surface};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  min-inline-size: 0;
  &[data-padding='S'] {
    padding: ${vars.space[3]};
  }
  &[data-padding='M'] {
    padding: ${vars.space[4]};
  }
  &[data-padding='L'] {
    padding: ${vars.space[6]};
    ${media.phone} {
      padding: ${vars.space[4]};
    }
  }
  &[data-tone='inset'] {
    background: ${vars.color.bg.inset};
  }
  &[data-tone='accent'] {
    background: ${vars.color.bg.accent.muted};
    border-color: ${vars.color.status.pending.border};
  }
`;
