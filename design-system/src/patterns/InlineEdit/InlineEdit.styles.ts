import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const EditRegion = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
  overflow-wrap: anywhere;
`;

export const EditHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[3]};
  min-block-size: ${vars.size.control.m};

  /* A long title wraps; the button keeps its width. */
  > button {
    flex: none;
  }
`;

export const EditTitle = styled.div`
  min-inline-size: 0;
  font-weight: ${vars.font.weight.bold};
  line-height: ${vars.font.line.tight};

  > :is(h2, h3, h4) {
    margin: 0;
    font: inherit;
  }
`;

export const EditForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};
`;
