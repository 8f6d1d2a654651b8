import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const list = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The places of a cycle. On a phone the words alone: who, from when until when. */
export const Places = styled.ul`
  ${list}
  display: grid;
  gap: ${vars.space[4]};
  overflow-wrap: anywhere;
`;

export const Place = styled.li`
  display: grid;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block-start: ${vars.space[3]};
  border-block-start: 1px solid ${vars.color.border.default};
  ${media.notPhone} {
    grid-template-columns: minmax(8rem, 1fr) 5fr;
  }
`;

export const Spans = styled.ul`
  ${list}
  display: grid;
  gap: ${vars.space[3]};
`;

/** Who and when; beside it the same drawn. */
export const Span = styled.li`
  display: grid;
  gap: ${vars.space[4]};
  align-items: center;
  ${media.notPhone} {
    grid-template-columns: minmax(11rem, 2fr) 3fr;
  }
`;

/** The cycle from its first day to its last, a line per month. */
export const Track = styled.div`
  display: none;
  position: relative;
  block-size: ${vars.space[6]};
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.inset};
  ${media.notPhone} {
    display: block;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Drawn = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--from) * 100%);
`;

export const Bar = styled(Drawn)`
  inset-block: ${vars.space[1]};
  inline-size: max(4px, calc(var(--share) * 100%));
  border-radius: ${vars.radius.s};
  background: ${vars.color.bg.accent.strong};
  &[data-open] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const MonthLine = styled(Drawn)`
  inset-block: 0;
  inline-size: 1px;
  background: ${vars.color.border.default};
`;

/** The names of the months, above the tracks. */
export const Months = styled.div`
  display: none;
  ${media.notPhone} {
    display: grid;
    grid-template-columns: minmax(8rem, 1fr) 5fr;
    gap: ${vars.space[4]};
  }
  > div {
    grid-column: 2;
    display: grid;
    grid-template-columns: minmax(11rem, 2fr) 3fr;
    gap: ${vars.space[4]};
  }
  > div > div {
    grid-column: 2;
    position: relative;
    block-size: 1.4em;
    overflow: hidden;
    font-size: ${vars.font.size.label};
    color: ${vars.color.text.muted};
  }
`;

export const MonthName = styled(Drawn)`
  white-space: nowrap;
  ${media.tablet} {
    &:nth-child(even) {
      display: none;
    }
  }
`;
