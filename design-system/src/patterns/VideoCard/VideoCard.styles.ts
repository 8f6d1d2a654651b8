import { styled } from 'styled-components';
import { vars } from '../../tokens';

/** One column on a phone, two from 480 px, then as many as fit. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-inline-size: 0;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  overflow: hidden;
`;

/** Stands where other sites would show a picture of theirs: none is loaded. */
export const Mark = styled.div`
  display: grid;
  place-items: center;
  block-size: 6rem;
  background: ${vars.color.bg.selected};
  color: ${vars.color.text.accent};
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space[1]};
  padding: ${vars.space[3]};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]};
  padding: 0 ${vars.space[3]} ${vars.space[3]};
`;
