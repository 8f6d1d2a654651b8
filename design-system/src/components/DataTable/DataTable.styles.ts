import { styled } from 'styled-components';
import { media, vars } from '../../tokens';

export const TableFrame = styled.div`
  position: relative;
  overflow-x: auto;
  min-inline-size: 0;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  font-family: ${vars.font.family};
  color: ${vars.color.text.default};

  ${media.narrow} {
    overflow: visible;
    border: 0;
    background: none;

    &[data-state] {
      border: 1px solid ${vars.color.border.default};
      background: ${vars.color.bg.surface};
    }
  }
`;

export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${vars.font.size.label};
  line-height: ${vars.font.line.tight};

  ${media.narrow} {
    &,
    > tbody {
      display: block;
    }
    > tbody {
      display: grid;
      gap: ${vars.space[2]};
    }
    > thead {
      display: block;
    }
    /* Without sortable columns the header row is removed: assistive technology would report an empty row. */
    > thead:not(:has([data-sorts], [data-choice])) {
      display: none;
    }
    > thead > tr {
      display: flex;
      gap: ${vars.space[1]};
      overflow-x: auto;
      padding-block-end: ${vars.space[3]};
    }
  }
`;

export const ColumnHead = styled.th`
  box-sizing: border-box;
  block-size: 40px;
  padding: ${vars.space[2]} ${vars.space[4]};
  border-block-end: 1px solid ${vars.color.border.default};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
  font-weight: ${vars.font.weight.medium};
  text-align: start;
  white-space: nowrap;
  ${media.tablet} {
    padding-inline: ${vars.space[2]};

    &:first-child {
      padding-inline-start: ${vars.space[3]};
    }
  }

  ${media.tablet} {
    &[data-for-wide] {
      display: none;
    }
  }
  &[data-align='end'] {
    text-align: end;
  }
  &&[data-sorts] {
    padding: 0;
  }
  &[data-choice] {
    inline-size: 1%;
    padding-inline-end: 0;
  }
  /* Above cards only sortable headers remain, as a row of small buttons. */
  ${media.narrow} {
    display: none;

    &[data-sorts],
    &[data-choice] {
      display: block;
      block-size: auto;
      border: 0;
    }
    /* Above the checkboxes of the cards. */
    &[data-choice] {
      flex: none;
      inline-size: auto;
      align-self: center;
      padding: 0 ${vars.space[3]};
    }
  }
`;

/** Makes the whole column header a button. */
export const SortButton = styled.button`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  inline-size: 100%;
  min-block-size: 40px;
  padding: ${vars.space[2]} ${vars.space[4]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  ${media.tablet} {
    padding-inline: ${vars.space[2]};

    :first-child > & {
      padding-inline-start: ${vars.space[3]};
    }
  }

  [data-align='end'] > & {
    justify-content: flex-end;
  }
  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${vars.color.text.default};
  }
  &:focus-visible {
    outline: 2px solid ${vars.color.border.focus};
    outline-offset: -2px;
    border-radius: ${vars.radius.s};
  }
  ${media.narrow} {
    min-block-size: ${vars.size.touch};
    padding-inline: ${vars.space[3]};
    border: 1px solid ${vars.color.border.default};
    border-radius: ${vars.radius.full};
    background: ${vars.color.bg.surface};

    [aria-sort='ascending'] > &,
    [aria-sort='descending'] > & {
      border-color: ${vars.color.border.control};
    }
  }
`;

export const SortMark = styled.span`
  display: inline-flex;
  opacity: 0;

  &[data-direction],
  button:hover > &,
  button:focus-visible > & {
    opacity: 1;
  }
  /* Without a column below, the icon shows that the button sorts. */
  ${media.narrow} {
    opacity: 1;
  }
`;
