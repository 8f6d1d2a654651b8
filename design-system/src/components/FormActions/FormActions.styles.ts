import { css, styled } from 'styled-components';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

/** Buttons in reading order, so that Tab follows what is seen: the last one is the rightmost, and the lowest on a phone. */
export const buttonsInOrder = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${vars.space[2]};
  min-inline-size: 0;
  ${media.phone} {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
  }
`;

export const ActionsRow = styled.div`
  ${buttonsInOrder}
  &[data-full] {
    flex-direction: column;
    align-items: stretch;
  }
`;

export const BackPlace = styled.span`
  display: grid;
  margin-inline-end: auto;
  ${media.phone} {
    margin-inline-end: 0;
  }
`;
