import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

export const Entries = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  > li + li {
    border-block-start: 1px solid ${vars.color.border.default};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Time, then the entry. */
export const EntryFrame = styled.li`
  display: grid;
  grid-template-columns: 9.5rem minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space[4]};
  padding: ${vars.space[4]};
  > time {
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size.label};
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: grid;
    gap: ${vars.space[2]};
    min-inline-size: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Before and after, a line each: struck out in red, added in green, each with a sign that does not need colour. */
export const Diff = styled.dl`
  display: grid;
  grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[3]};
  margin: 0;
  font-size: ${vars.font.size.label};
  > dt {
    color: ${vars.color.text.muted};
  }
  > dd {
    display: grid;
    gap: 2px;
    margin: 0;
    min-inline-size: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > dd {
      margin-block-end: ${vars.space[2]};
    }
  }
`;

export const Side = styled.span`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[2]};
  justify-self: start;
  padding-inline: ${vars.space[2]};
  border-radius: ${vars.radius.s};
  overflow-wrap: anywhere;
  &[data-side='before'] {
    background: ${vars.color.bg.danger.muted};
    color: ${vars.color.text.danger};
  }
  &[data-side='after'] {
    background: ${vars.color.bg.success.muted};
    color: ${vars.color.text.success};
  }
  del,
  ins {
    text-decoration: none;
  }
`;
