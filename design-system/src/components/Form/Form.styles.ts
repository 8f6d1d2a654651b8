import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const FormLayout = styled.div`
  display: grid;
  gap: ${vars.space[5]};
  min-inline-size: 0;
`;
