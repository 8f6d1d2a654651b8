import { media, vars } from '@ruta/design-system';
import { css } from 'styled-components';

const stripes = css`
  background: repeating-linear-gradient(-45deg, transparent 0 3px, ${vars.color.border.control} 3px 4px);
`;
const corner = css`
  background: linear-gradient(to bottom left, ${vars.color.text.muted} 50%, transparent 50%) top right / 8px 8px
    no-repeat;
`;

/** What a day without classes is drawn with, by shape: a holiday has stripes, a council a corner. */
export const dayOff = css`
  &[data-kind='holiday'] {
    ${stripes}
  }
  &[data-kind='council'] {
    ${corner}
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

/** The same around the mark of an activity, which may be wider than its day. */
export const dayOffAround = css`
  &[data-kind]::before {
    content: '';
    position: absolute;
    inset: 0 -5px;
  }
  &[data-kind='holiday']::before {
    ${stripes}
  }
  &[data-kind='council']::before {
    ${corner}
  }
  ${media.forcedColors} {
    &[data-kind='holiday']::before {
      border-block: 2px dashed CanvasText;
    }
    &[data-kind='council']::before {
      border-inline-end: 3px solid CanvasText;
    }
  }
`;
