import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { ServerHour } from './ServerHour';

const Foot = styled.footer`
  display: none;
  ${media.phone} {
    display: flex;
    justify-content: center;
    padding-block: ${vars.space[6]};
  }
`;

/** On phones: below the page, what the top bar shows on wide screens. */
export const ShellFoot = () => (
  <Foot>
    <ServerHour />
  </Foot>
);
