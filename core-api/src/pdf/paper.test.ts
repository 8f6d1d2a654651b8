import { pdfIndents, pdfText } from '../testing/pdf-text';
import { drawPdf } from './paper';

/** How many lines fill a page, roughly. */
const LINES = Array.from({ length: 26 }, (_, at) => 20 + at);

test('VIS-03 a heading, the item and the label below it stay on the page of their text, wherever the page ends', async () => {
  const pages = await Promise.all(
    LINES.map(async (lines) => {
      const pdf = await drawPdf({ title: '', author: '', language: 'es', head: [], foot: () => 'FOOT' }, (paper) => {
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

test('PFI-01 what wraps in a list stands under its text, and a bullet is on the page of its text', async () => {
  const facts = { title: '', author: '', language: 'es', head: [], foot: () => 'FOOT' };
  const list = async (items: readonly string[], before = 0) =>
    drawPdf(facts, (paper) => {
      for (let at = 0; at < before; at += 1) paper.text('line');
      paper.list(items);
    });
  // Bullet and text; then the frame of the page, its mark and its foot.
  const lines = pdfIndents(await list([`${'acuerdos de la escuela '.repeat(10)}\nOtra línea`])).slice(0, -2);
  const [bullet = 0, text = 0, ...rest] = lines;
  expect(text).toBeGreaterThan(bullet);
  expect([...new Set(rest)]).toEqual([text]);
  expect(rest.length).toBeGreaterThan(2);

  // Letters of the second typeface are higher, so that they reach the end of a page earlier.
  for (const before of LINES) {
    const pages = pdfText(await list(['Łódź'], before)).split('FOOT');
    expect(pages.filter((page) => page.includes('•') !== page.includes('Ł'))).toEqual([]);
  }
});

test('VIS-03 what belongs together moves to the next page, and what is longer than a page flows', async () => {
  const drawn = async (before: number, lines: number) => {
    const pdf = await drawPdf({ title: '', author: '', language: 'es', head: [], foot: () => 'FOOT' }, (paper) => {
      for (let at = 0; at < before; at += 1) paper.text('before');
      paper.together((block) => {
        block.item('Item');
        for (let at = 0; at < lines; at += 1) block.text('line');
      });
    });
    return pdfText(pdf)
      .split('FOOT')
      .map((page) => [/before/, /Item/, /line/].map((word) => word.test(page)))
      .filter((page) => page.includes(true));
  };
  expect(await drawn(25, 3)).toEqual([[true, true, true]]);
  expect(await drawn(25, 20)).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
  expect((await drawn(10, 60))[0]).toEqual([true, true, true]);
});

test('VIS-03 the head of every page names the school, cut off where it is longer than the line', async () => {
  const name = `Escuela ${'muy larga '.repeat(20)}del Łódź`;
  const facts = { title: '', author: '', language: 'es', head: [name, 'Ciclo 2026-2027'], foot: () => 'FOOT' };
  const pdf = await drawPdf(facts, (paper) => {
    for (let at = 0; at < 60; at += 1) paper.text('line');
  });
  const text = pdfText(pdf);
  expect(text.match(/Escuela muy larga [^\n]*…/g)).toHaveLength(2);
  expect(text.match(/Ciclo 2026-2027/g)).toHaveLength(2);
});

test.each(['Borrador', 'CANCELADA', 'CANCELLED'])(
  'VIS-03 the word across a page stands on one line: %s',
  async (word) => {
    const facts = { title: '', author: '', language: 'es', head: [], foot: () => 'FOOT', watermark: word };
    const pdf = await drawPdf(facts, (paper) => paper.text('line'));
    expect(pdfText(pdf)).toContain(word);
  },
);

test.each([
  ['Łódź, Nguyễn Ái', 'Łódź, Nguyễn Ái'],
  ['Αθήνα y Київ № 5', 'Αθήνα y Київ № 5'],
  ['Nun\u0303ez, Jose\u0301', 'Nuñez, José'],
  ['meta → logro ≥ 80 ✓', 'meta -> logro >= 80 [x]'],
  ['eﬁcaz ① Ａ', 'eficaz 1 A'],
  ['¡Bravo 👩\u200d🏫👍🏽! © 🇲🇽', '¡Bravo [emoji]! © [emoji]'],
  ['李明 y Ana', '[?] y Ana'],
  ['cero\u200b ancho', 'cero ancho'],
])('VIS-03 what the typeface lacks is drawn by another or written otherwise: %s', async (text, drawn) => {
  const facts = { title: '', author: '', language: 'es', head: [], foot: () => 'FOOT' };
  expect(pdfText(await drawPdf(facts, (paper) => paper.text(text))).replaceAll('\n', '')).toContain(drawn);
});
