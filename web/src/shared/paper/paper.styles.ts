import { tokens, vars } from '@ruta/design-system';
import { createGlobalStyle, css, styled } from 'styled-components';

const { color } = tokens;

/** Dark ink, whatever the scheme, and colours as they are. */
export const inked = css`
  color: ${color.text.default};
  font-family: ${vars.font.family};
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
`;

/** While a paper is printed, the page itself is not. */
export const PaperOnly = createGlobalStyle`
  @media print {
    html, body { background: none !important; min-block-size: 0 !important; }
    body > :not([data-paper]) { display: none !important; }
  }
`;

/** One page of A4 or letter paper, across. */
export const PaperAcross = createGlobalStyle`
  @page { size: landscape; margin: 10mm; }
`;

/** Pages of A4 or letter paper, with their numbers. */
export const PaperUpright = createGlobalStyle`
  @page {
    size: portrait;
    margin: 14mm;
    @bottom-right { content: counter(page) ' / ' counter(pages); font: 3mm sans-serif; }
  }
`;

/** Of whom and of which cycle above, what and who printed it below. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 6mm;
  align-items: end;
  padding-block-end: 2mm;
  h1 {
    font-size: 5mm;
    line-height: 1.2;
  }
  > :nth-child(even) {
    text-align: end;
  }
`;

/** A paper of several pages: what belongs together stays on one. */
export const Pages = styled.article`
  display: none;
  @media print {
    display: block;
    ${inked}
    font-size: 3.4mm;
    line-height: 1.35;
    h2 {
      margin-block: 5mm 2mm;
      font-size: 4.2mm;
      line-height: 1.2;
      break-after: avoid;
    }
    h3 {
      font-size: inherit;
      font-weight: ${vars.font.weight.bold};
    }
  }
`;

/** Stays whole on one page. */
export const Whole = styled.section`
  break-inside: avoid;
  & + & {
    padding-block-start: 3mm;
  }
`;

/** Terms with what they are, each on its line. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5mm 5mm;
  padding-block: 2mm;
  border-block: 0.2mm solid ${color.border.strong};
  break-inside: avoid;
  > div {
    display: contents;
  }
  dt {
    font-weight: ${vars.font.weight.bold};
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding: 1.2mm 2mm;
    border-block-end: 0.2mm solid ${color.border.strong};
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-block-end: 0.4mm solid ${color.text.default};
    font-weight: ${vars.font.weight.bold};
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
