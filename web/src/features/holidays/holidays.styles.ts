import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** The months of a year. */
export const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${vars.space[5]};
  align-items: start;
`;

/** The days of a month, seven in a row; the names are in the list below, so that nothing is told by colour alone. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
  font-size: ${vars.font.size.label};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${vars.color.text.muted};
  > [data-off] {
    border-radius: ${vars.radius.s};
    background: ${vars.color.status.visit.bg};
    color: ${vars.color.status.visit.fg};
    font-weight: ${vars.font.weight.bold};
  }
  > [data-off='unconfirmed'] {
    background: none;
    outline: 1px dashed currentcolor;
    outline-offset: -1px;
  }
`;

/** Year and view above the list. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
  align-items: center;
  justify-content: space-between;
  ${media.phone} {
    align-items: stretch;
  }
`;
