import { styled } from 'styled-components';
import { media, vars } from '../../tokens';
import type { AgendaOrigin } from './AgendaCalendar.types';

const Mark = styled.span`
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
  return <Mark style={{ ['--series' as never]: vars.color.data[origin.series] }}>{origin.code}</Mark>;
}
