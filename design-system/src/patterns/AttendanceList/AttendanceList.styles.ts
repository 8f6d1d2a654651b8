import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const Attendance = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  min-inline-size: 0;
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};
`;

export const ListFrame = styled.div`
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  position: relative;
  overflow: clip;
`;

export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[3]};
  min-block-size: 44px;
  padding: ${vars.space[1]} ${vars.space[4]};
  border-block-end: 1px solid ${vars.color.border.default};
`;

export const Count = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
  font-variant-numeric: tabular-nums;
`;

export const PeopleList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: 52px;
  padding-inline: ${vars.space[4]};

  &:not(:last-child) {
    border-block-end: 1px solid ${vars.color.border.default};
  }
  &[data-selectable]:hover {
    background: ${vars.color.bg.hover};
  }
  /* The whole row toggles the checkbox. */
  > :first-child {
    flex: 1;
  }
  &[data-selectable] label {
    inline-size: 100%;
    padding-block: ${vars.space[2]};
  }
  ${media.coarse} {
    min-block-size: 56px;
  }
`;

export const PersonName = styled.span`
  display: block;
  font-weight: ${vars.font.weight.medium};
  line-height: ${vars.font.line.tight};
`;

export const PersonDetail = styled.span`
  display: block;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.label};
`;

export const ReadMark = styled.span`
  display: inline-flex;
  flex: none;
  color: ${vars.color.text.success};

  &[data-absent] {
    color: ${vars.color.text.muted};
  }
`;

export const NoPeople = styled.div`
  padding: ${vars.space[5]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  text-align: center;
`;
