import { styled } from 'styled-components';
import { buttonsInOrder } from '../FormActions/FormActions.styles';
import { Frame } from '../Modal/Modal.styles';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const Question = styled(Frame)`
  gap: ${vars.space[2]};
  padding: ${vars.space[6]};
  overflow: auto;
  ${media.phone} {
    padding: ${vars.space[5]};
  }
`;

export const Answers = styled.div`
  ${buttonsInOrder}
  padding-block-start: ${vars.space[4]};
`;
