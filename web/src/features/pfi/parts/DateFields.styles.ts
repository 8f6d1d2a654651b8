import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The head of a row until its handle is loaded, where it will stand then. */
export const BesideHandle = styled.div`
  padding: ${vars.space[1]} 0;
  padding-inline-start: calc(32px + ${vars.space[2]});
`;
