import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator } from 'react-aria-components/useDragAndDrop';
import { styled } from 'styled-components';
import { focusRing, touchTarget } from '../../styles/mixins';
import { media, vars } from '../../tokens';

export const Rows = styled(GridList)`
  display: grid;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  ${focusRing}
`;

export const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.touch};
  padding: ${vars.space[2]} ${vars.space[3]};
  border-block-end: 1px solid ${vars.color.border.default};
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }
  &[data-dragging] {
    opacity: 0.6;
  }
  ${focusRing}
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${vars.space[1]};
  align-items: center;
`;

export const Grip = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius.s};
  background: none;
  color: ${vars.color.text.muted};
  cursor: grab;
  ${touchTarget}
  ${focusRing}
`;

/** Where the row will stand. */
export const Place = styled(DropIndicator)`
  block-size: 0;
  outline: 1px solid transparent;

  &[data-drop-target] {
    outline: 2px solid ${vars.color.bg.accent.strong};
  }
  ${media.forcedColors} {
    &[data-drop-target] {
      outline-color: Highlight;
    }
  }
`;
