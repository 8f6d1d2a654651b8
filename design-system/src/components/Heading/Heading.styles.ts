import { styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const HeadingRoot = styled.h2`
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};
  letter-spacing: -0.012em;
  text-wrap: balance;
  min-inline-size: 0;
  &[data-size='S'] {
    font-size: ${vars.font.size.body};
    line-height: 1.4;
    letter-spacing: -0.005em;
  }
  &[data-size='M'] {
    font-size: ${vars.font.size.title};
    line-height: 1.35;
  }
  &[data-size='L'] {
    font-size: ${vars.font.size.heading};
  }
  &[data-size='XL'] {
    font-size: ${vars.font.size.display};
    letter-spacing: -0.02em;
    ${media.phone} {
      font-size: 1.5rem;
    }
  }
`;
