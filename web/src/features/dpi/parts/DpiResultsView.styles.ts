import { createGlobalStyle } from 'styled-components';

/** On paper the results stand alone, without the frame of the page and without buttons and links. */
export const ResultsOnPaper = createGlobalStyle`
  @media print {
    body *:has(#main) { display: block !important; }
    body *:has(#main) > :not(#main, :has(#main)) { display: none !important; }
    #main :is(button, a) { display: none !important; }
    #main section, #main tr { break-inside: avoid; }
  }
`;
