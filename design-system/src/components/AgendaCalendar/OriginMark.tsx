import { css, styled } from 'styled-components';
import { media, vars } from '../../tokens';
import type { AgendaOrigin } from './AgendaCalendar.types';

const SERIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const Mark = styled.span`
  ${SERIES.map(
    (series) => css`
      &[data-series='${series}'] {
        --series: ${vars.color.data[series]};
      }
    `,
  )}
  flex: none;
  font-size: 0.6875rem;
  font-weight: ${vars.font.weight.bold};
  white-space: nowrap;

  &::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 3px;
    border: 1px solid ${vars.color.bg.surface};
    border-radius: 2px;
    background: var(--series);
  }
  ${media.forcedColors} {
    &::before {
      border-color: CanvasText;
    }
  }
`;

/** Where an item belongs among several: a short code, and a colour that repeats after eight. */
export function OriginMark({ origin }: { origin: AgendaOrigin }) {
  return <Mark data-series={origin.series}>{origin.code}</Mark>;
}
