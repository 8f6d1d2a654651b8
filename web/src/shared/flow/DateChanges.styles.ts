import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** A vertical timeline, newest first. */
export const Timeline = styled.ol`
  display: grid;
  gap: ${vars.space[4]};
  margin: 0;
  padding: 0 0 0 ${vars.space[4]};
  list-style: none;
  border-inline-start: 2px solid ${vars.color.border.default};
  > li {
    position: relative;
    display: grid;
    gap: 2px;
  }
  /* Balances the two dates over two lines. */
  > li > :first-child {
    text-wrap: balance;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(-1 * ${vars.space[4]} - 6px);
    inset-block-start: 7px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: ${vars.color.border.focus};
  }
`;
