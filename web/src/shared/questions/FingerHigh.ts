import { styled } from 'styled-components';

/** Holds the answers of a question; each is as high as a finger needs. */
export const FingerHigh = styled.div`
  label {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
`;
