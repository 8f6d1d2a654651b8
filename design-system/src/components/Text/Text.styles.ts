import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';

export const TextRoot = styled.span`
  min-inline-size: 0;
  text-wrap: pretty;
  &[data-variant='body'] {
    font-size: ${vars.font.size.body};
  }
  &[data-variant='label'] {
    font-size: ${vars.font.size.label};
    line-height: 1.43;
  }
  &[data-variant='caption'] {
    font-size: ${vars.font.size.caption};
    line-height: 1.4;
  }
  &[data-variant='title'] {
    font-size: ${vars.font.size.title};
    line-height: 1.4;
  }
  &[data-variant='display'] {
    font-size: ${vars.font.size.display};
    line-height: ${vars.font.line.tight};
    letter-spacing: -0.02em;
  }
  &[data-weight='medium'] {
    font-weight: ${vars.font.weight.medium};
  }
  &[data-weight='bold'] {
    font-weight: ${vars.font.weight.bold};
  }
  &[data-tone='muted'] {
    color: ${vars.color.text.muted};
  }
  &[data-tone='accent'] {
    color: ${vars.color.text.accent};
  }
  &[data-tone='success'] {
    color: ${vars.color.text.success};
  }
  &[data-tone='warning'] {
    color: ${vars.color.text.warning};
  }
  &[data-tone='danger'] {
    color: ${vars.color.text.danger};
  }
  &[data-tone='visit'] {
    color: ${vars.color.text.visit};
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
  &[data-truncated] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-pre] {
    white-space: pre-wrap;
  }
`;
