import { vars } from '@ruta/design-system';
import { createGlobalStyle, styled } from 'styled-components';

/** On a narrow screen Storybook's table of props moves sideways, not the page. */
export const WideTables = createGlobalStyle`
  :has(> .docblock-argstable) {
    overflow-x: auto;
  }
`;

export const Plate = styled.table`
  inline-size: 100%;
  margin-block: ${vars.space[3]} ${vars.space[6]};
  border-collapse: collapse;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.body};
  th,
  td {
    padding: ${vars.space[2]} ${vars.space[3]};
    border-block-end: 1px solid ${vars.color.border.default};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  th {
    color: ${vars.color.text.muted};
    font-weight: ${vars.font.weight.medium};
  }
  td:first-child {
    inline-size: 38%;
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 1.75em;
  padding: 0 ${vars.space[2]};
  border: 1px solid ${vars.color.border.strong};
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.inset};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.caption};
  text-align: center;
`;

export const StatusLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${vars.space[2]};
  margin-block: ${vars.space[2]} ${vars.space[4]};
  color: ${vars.color.text.muted};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.label};
  > strong {
    padding: 1px ${vars.space[2]};
    border-radius: ${vars.radius.full};
    background: ${vars.color.bg.neutral.muted};
    color: ${vars.color.text.default};
    font-weight: ${vars.font.weight.medium};
  }
  &[data-life='ready'] > strong {
    background: ${vars.color.bg.success.muted};
    color: ${vars.color.text.success};
  }
  &[data-life='new'] > strong {
    background: ${vars.color.bg.accent.muted};
    color: ${vars.color.text.accent};
  }
  &[data-life='phase-out'] > strong,
  &[data-life='deprecated'] > strong {
    background: ${vars.color.bg.warning.muted};
    color: ${vars.color.text.warning};
  }
`;

export const Part = styled.span`
  display: inline-block;
  padding-inline-start: calc(var(--depth) * ${vars.space[4]});
  font-family: ${vars.font.mono};
  font-size: ${vars.font.size.caption};
`;
