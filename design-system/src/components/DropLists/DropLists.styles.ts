import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { styled } from 'styled-components';
import { focusRing, touchTarget } from '../../styles/mixins';
import { media, vars } from '../../tokens';

/** The first list beside the others where there is room. */
export const Board = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  align-items: start;
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  ${media.notPhone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Others = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  min-inline-size: 0;
`;

export const Part = styled.section`
  display: grid;
  gap: ${vars.space[2]};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: 40px;
  overflow-wrap: anywhere;
`;

export const Label = styled.span`
  font-size: ${vars.font.size.label};
  font-weight: ${vars.font.weight.bold};
`;

export const Items = styled(GridList)`
  display: grid;
  align-content: start;
  min-block-size: 96px;
  max-block-size: 420px;
  overflow: auto;
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.color.bg.surface};

  &[data-empty] {
    place-content: center;
    border-style: dashed;
    border-color: ${vars.color.border.strong};
    padding: ${vars.space[4]};
    color: ${vars.color.text.muted};
    text-align: center;
  }
  &[data-drop-target] {
    border-color: ${vars.color.bg.accent.strong};
    background: ${vars.color.bg.selected};
    box-shadow: inset 0 0 0 1px ${vars.color.bg.accent.strong};
  }
  ${focusRing}
  ${media.forcedColors} {
    &[data-drop-target] {
      border-color: Highlight;
    }
  }
`;

export const Item = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.touch};
  padding: ${vars.space[1]} ${vars.space[3]};
  border-block-end: 1px solid ${vars.color.border.default};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:last-child {
    border-block-end: 0;
  }
  &[data-hovered] {
    background: ${vars.color.bg.hover};
  }
  &[data-selected] {
    background: ${vars.color.bg.selected};
    color: ${vars.color.text.accent};
    font-weight: ${vars.font.weight.medium};
  }
  &[data-dragging] {
    opacity: 0.6;
  }
  ${focusRing}
  ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** The mark of a chosen item keeps its place while it is not chosen. */
export const Mark = styled.span`
  flex: none;
  inline-size: 20px;
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
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

  &[data-disabled] {
    color: ${vars.color.text.disabled};
    cursor: default;
  }
`;
