import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { Lines } from '../../../shared/Lines';
import { dayOff } from './day-off.styles';

/** Entries follow each other as far as the line goes. */
export const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[1]} ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.font.size.caption};
`;

/** A mark as the months have it. */
export const Swatch = styled.span`
  flex: none;
  inline-size: 18px;
  block-size: 18px;

  ${dayOff}
  &[data-kind='activity'],
  &[data-kind='chosen'] {
    border-radius: ${vars.radius.full};
  }
  &[data-kind='activity'] {
    background: ${vars.color.bg.accent.strong};
  }
  &[data-kind='chosen'] {
    box-shadow: inset 0 0 0 2px ${vars.color.bg.accent.strong};
  }
  &[data-kind='suggested'] {
    box-shadow: inset 0 -2px 0 ${vars.color.bg.accent.strong};
  }
  ${media.forcedColors} {
    &[data-kind='activity'] {
      border: 9px solid CanvasText;
    }
    &[data-kind='chosen'] {
      border: 2px solid CanvasText;
    }
    &[data-kind='suggested'] {
      border-block-end: 2px solid CanvasText;
    }
  }
`;

/** The days without classes, side by side where there is room. */
export const Names = styled(Lines)`
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
`;
