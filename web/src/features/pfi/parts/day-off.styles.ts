import { media, vars } from '@ruta/design-system';
import { css } from 'styled-components';

/** A day without classes, by shape: a holiday has stripes, a council a corner. Both stay beside the mark of an activity. */
export const dayOff = css`
  &[data-kind='holiday'] {
    background-image: repeating-linear-gradient(-45deg, transparent 0 3px, ${vars.color.border.control} 3px 4px);
  }
  &[data-kind='council'] {
    background: linear-gradient(to bottom left, ${vars.color.text.muted} 50%, transparent 50%) top right / 8px 8px
      no-repeat;
  }
  ${media.forcedColors} {
    &[data-kind='holiday'] {
      border-block: 2px dashed CanvasText;
    }
    &[data-kind='council'] {
      border-inline-end: 3px solid CanvasText;
    }
  }
`;
