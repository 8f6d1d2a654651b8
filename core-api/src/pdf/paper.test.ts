import { pdfText } from '../testing/pdf-text';
import { drawPdf } from './paper';

/** How many lines fill a page, roughly. */
const LINES = Array.from({ length: 26 }, (_, at) => 20 + at);

test('VIS-03 a heading, the item and the label below it stay on the page of their text, wherever the page ends', async () => {
  const pages = await Promise.all(
    LINES.map(async (lines) => {
      const pdf = await drawPdf({ title: '', author: '', language: 'es', foot: () => 'FOOT' }, (paper) => {
        for (let at = 0; at < lines; at += 1) paper.text('line');
        paper.heading('Heading');
        paper.item('Item');
        paper.label('Label');
        paper.text('Text');
      });
      const written = pdfText(pdf)
        .split('FOOT')
        .filter((page) => page.includes('Text') || page.includes('Heading'));
      return { lines, pages: written.length };
    }),
  );
  expect(pages.filter((drawn) => drawn.pages !== 1)).toEqual([]);
});
