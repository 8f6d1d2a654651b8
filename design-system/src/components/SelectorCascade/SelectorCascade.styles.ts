import { styled } from 'styled-components';
import { vars } from '../../tokens';

export const CascadeGroup = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
`;

export const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${vars.space[4]} ${vars.space[3]};
  align-items: start;
`;

export const LevelPlace = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;

  > button {
    justify-self: start;
  }
`;

export const Reason = styled.p`
  margin: 0;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
`;
