import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';

export const DividerRoot = styled.hr`
  margin: 0;
  border: 0;
  background: ${vars.color.border.default};
  block-size: 1px;
  inline-size: 100%;
  &[data-orientation='vertical'] {
    inline-size: 1px;
    block-size: auto;
    align-self: stretch;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
