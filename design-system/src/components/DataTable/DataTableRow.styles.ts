import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

/**
 * Styles of a row and its cells. Cells have no styled component of their own: a page of a hundred rows has six hundred.
 */
export const TableRow = styled.tr`
  /* Isolates painting: a change in one row does not repaint the other ninety-nine. */
  isolation: isolate;

  > .cell {
    box-sizing: border-box;
    block-size: 52px;
    padding: ${vars.space[2]} ${vars.space[4]};
    vertical-align: middle;
    font-weight: ${vars.font.weight.regular};
    text-align: start;
    overflow-wrap: break-word;
    /* Less padding, because columns are many and space is limited. */
    ${media.tablet} {
      padding-inline: ${vars.space[2]};

      &:first-child {
        padding-inline-start: ${vars.space[3]};
      }
      &[data-for-wide] {
        display: none;
      }
    }

    &[data-row-header] {
      font-weight: ${vars.font.weight.medium};
    }
    &[data-align='end'] {
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    &[data-actions] {
      inline-size: 1%;
      white-space: nowrap;
      padding-inline: ${vars.space[2]};
      text-align: end;
    }
    &[data-choice] {
      inline-size: 1%;
      padding-inline-end: 0;
    }
    ${media.narrow} {
      display: none;

      &[data-choice],
      &[data-row-header],
      &[data-priority],
      &[data-actions] {
        display: block;
        block-size: auto;
      }
      &[data-choice][role],
      &[data-row-header][role],
      &[data-priority][role],
      &[data-actions][role] {
        padding: 0;
      }
      &[data-row-header] {
        grid-column: 1;
        grid-row: 1;
        position: relative;
        align-self: center;
        font-size: ${vars.font.size.body};
      }
      /* The link covers the card's whole head. */
      &[data-row-header] a::after {
        content: '';
        position: absolute;
        inset: calc(-1 * ${vars.space[3]});
        inset-inline-end: 0;
      }
      &[data-actions] {
        grid-column: -2;
        grid-row: 1;
        inline-size: auto;
      }
      /* Above the link, which covers the card's whole head. */
      &[data-choice] {
        position: relative;
        z-index: 1;
        grid-column: 1;
        grid-row: 1;
        inline-size: auto;
        align-self: center;
      }
      &[data-choice] ~ [data-row-header] {
        grid-column: 2;
      }
      &[data-priority]:not([data-row-header]) {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: ${vars.space[3]};
        grid-column: 1 / -1;
        order: var(--priority);
        text-align: end;
      }
      &[data-priority]:not([data-row-header])::before {
        content: attr(data-label);
        flex: none;
        color: ${vars.color.text.muted};
        font-size: ${vars.font.size.caption};
      }
    }
  }
  &:not(:last-child) > * {
    border-block-end: 1px solid ${vars.color.border.default};
  }
  &:hover {
    background: ${vars.color.bg.hover};
  }
  &[data-chosen] {
    background: ${vars.color.bg.selected};
  }
  ${media.narrow} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px ${vars.space[3]};
    padding: ${vars.space[3]};
    border: 1px solid ${vars.color.border.default};
    border-radius: ${vars.radius.m};
    background: ${vars.color.bg.surface};

    &:has(> [data-choice]) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    &[data-chosen] {
      border-color: ${vars.color.border.control};
      background: ${vars.color.bg.selected};
    }
    &:not(:last-child) > * {
      border-block-end: 0;
    }
  }
`;

/** Width of a placeholder in columns that fit their content. */
export const Place = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: 14rem;
`;

export const StateSlot = styled.div`
  display: grid;
  min-block-size: 12rem;
  padding: ${vars.space[6]} ${vars.space[4]};
  place-items: center;
`;
