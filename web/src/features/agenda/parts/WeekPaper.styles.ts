import { tokens, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import { inked } from '../../../shared/paper/paper.styles';

const { color } = tokens;

/** One page of A4 or letter paper, across. */
export const Sheet = styled.section`
  display: none;
  @media print {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    block-size: 184mm;
    overflow: hidden;
    ${inked}
    font-size: 3.2mm;
    line-height: 1.25;
  }
`;

const COLUMNS = '12mm repeat(7, minmax(0, 1fr))';

export const SheetDays = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  border-block-end: 0.4mm solid ${color.text.default};
  font-weight: ${vars.font.weight.bold};
  text-align: center;
`;

export const SheetRows = styled.div`
  display: grid;
  align-content: start;
  min-block-size: 0;
`;

export const SheetRow = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  min-block-size: 0;
  border-block-end: 0.2mm solid ${color.border.strong};
`;

export const SheetCell = styled.div`
  min-inline-size: 0;
  padding-inline: 0.8mm;
  overflow: hidden;
  border-inline-start: 0.2mm solid ${color.border.strong};
`;

export const SheetItem = styled.p`
  overflow: hidden;
  padding-inline-start: 0.8mm;
  border-inline-start: 0.8mm solid transparent;
  ${(['pending', 'outdated', 'taken', 'visit'] as const)
    .map((kind) => `&[data-kind='${kind}'] { border-color: ${color.status[kind].solid}; }`)
    .join('\n')}
  &[data-lines='1'] {
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:not([data-lines='1']) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
  }
`;
