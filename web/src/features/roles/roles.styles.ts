import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The bar with unsaved changes; sticky, above the phone's navigation. */
export const PendingBar = styled.div`
  position: sticky;
  inset-block-end: ${vars.space[4]};
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;
  justify-content: space-between;
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  box-shadow: ${vars.shadow.float};
  ${media.phone} {
    inset-block-end: calc(64px + ${vars.space[2]});
  }
`;

/** The choices above the matrix. */
export const Choices = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: end;
  max-inline-size: 42rem;
`;

/** One change of a list of changes: a sign, a word and what it is. */
export const Difference = styled.li`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  gap: ${vars.space[2]};
  align-items: baseline;
  &[data-kind='given'] > :first-child {
    color: ${vars.color.text.success};
  }
  &[data-kind='taken'] > :first-child {
    color: ${vars.color.text.danger};
  }
  > :nth-child(2) {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size.caption};
  }
`;

export const Differences = styled.ul`
  display: grid;
  gap: ${vars.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  margin: 0;
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  > div {
    display: flex;
    gap: ${vars.space[1]};
  }
  dt {
    font-weight: ${vars.font.weight.bold};
  }
`;
