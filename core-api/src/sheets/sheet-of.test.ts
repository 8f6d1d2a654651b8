import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldMessage } from '@ruta/contracts';
import { PNG } from '../testing/fixtures';
import { xlsxOf, xlsxParts } from '../testing/xlsx';
import { readSheet } from './read-sheet';
import { SheetFault } from './sheet';
import { sheetOf } from './sheet-of';
import { zipOf } from '../testing/zip-of';

const LIMITS = { rows: 20, columns: 5, cell: 30, unpackedBytes: 1024 * 1024 };

const read = (content: Buffer | string) => sheetOf(Buffer.from(content), LIMITS);
/** The sentence of the refusal. */
async function refusal(content: Buffer | string): Promise<string> {
  try {
    await read(content);
    return 'no refusal';
  } catch (error) {
    if (error instanceof SheetFault) return fieldMessage(error.key, 'es', error.places);
    throw error;
  }
}
const rows = (count: number) => Array.from({ length: count }, (_, at) => `${at},x`).join('\n');

test.each([
  ['commas', 'a,b\n1,"x, y"\n'],
  ['semicolons, as Excel writes them in Spanish', '\uFEFFa;b\r\n1;x, y\r\n'],
  ['tabs', 'a\tb\n\n1\tx, y\n\n'],
])('a CSV file is read with %s', async (_, text) => {
  expect(await read(text)).toMatchObject({ headings: ['a', 'b'], rows: [{ cells: ['1', 'x, y'] }] });
});

test('an XLSX file is read: texts and numbers as they stand, rows by their number in the file', async () => {
  const file = xlsxOf([
    ['Clave', 'Nombre'],
    ['', ''],
    ['00410172', 'Añil & <b>'],
    ['', 'x'],
  ]);
  expect(await read(file)).toEqual({
    headings: ['Clave', 'Nombre'],
    rows: [
      { line: 3, cells: ['00410172', 'Añil & <b>'] },
      { line: 4, cells: ['', 'x'] },
    ],
  });
});

describe('refuses, and says where', () => {
  test.each<[string, Buffer | string, string]>([
    ['a picture', PNG, 'Este archivo no es una hoja de cálculo. Sube un CSV (UTF-8) o un XLSX.'],
    ['a zip file that is no spreadsheet', zipOf({ 'a.txt': 'x' }), 'Este archivo no es una hoja de cálculo.'],
    ['half a zip file', xlsxOf([['a'], ['1']]).subarray(0, 200), 'Este archivo no es una hoja de cálculo.'],
    ['nothing', '', 'El archivo no tiene filas.'],
    ['headings alone', 'a,b\n\n', 'El archivo no tiene filas.'],
    ['latin-1', Buffer.from('a,b\nx,y\n1,Peña\n', 'latin1'), 'El archivo no está en UTF-8 (fila 3, columna B).'],
    ['an open quote', 'a,b\n1,"x\n', 'El archivo CSV tiene comillas sin cerrar o mal puestas cerca de la fila 2.'],
    ['a heading twice', 'Año,x,ANO\n1,2,3', 'El encabezado «ANO» viene dos veces (columna C).'],
    ['a column without heading', 'a,,c\n1,2,3', 'La columna B no tiene encabezado.'],
    ['a value beside the headings', 'a,b\n1,2\n1,2,3', 'La fila 3 tiene un dato en la columna C'],
    ['a long cell', `a\n${'x'.repeat(31)}`, 'La fila 2, columna A, tiene más de 30 caracteres.'],
    ['many columns', 'a,b,c,d,e,f\n1', 'El archivo tiene demasiadas columnas: máximo 5.'],
    ['many rows', `a,b\n${rows(21)}`, 'El archivo tiene demasiadas filas: máximo 20.'],
    [
      'many rows of XLSX',
      xlsxOf(Array.from({ length: 22 }, () => ['a'])),
      'El archivo tiene demasiadas filas: máximo 20.',
    ],
    ['an error of the sheet', 'a,b\nx,#N/A', 'La fila 2, columna B, tiene #N/A en lugar de un dato.'],
    ['an error as Excel writes it in Spanish', 'a,b\n#¡REF!,1', 'La fila 2, columna A, tiene #¡REF! en lugar'],
    ['an error as LibreOffice writes it', 'a,b\n1,Err:502', 'La fila 2, columna B, tiene Err:502 en lugar'],
    ['a column that was too narrow', 'a,b\n1,########', 'La fila 2, columna B, tiene ######## en lugar'],
    ['a number that the sheet shortened', 'a,b\n4.10172E+15,x', 'La fila 2, columna A, tiene un número que la hoja'],
    ['the same with a comma', 'a;b\n1;4,10172E+15', 'La fila 2, columna B, tiene un número que la hoja'],
    ['UTF-16 that ends within a letter', Buffer.from('\uFEFFa\tb\n1\t\uD800', 'utf16le'), 'no es una hoja de cálculo'],
    [
      'a formula of XLSX (T06)',
      xlsxOf([
        ['a', 'b'],
        ['x', '=A1'],
      ]),
      'La fila 2, columna B, tiene una fórmula.',
    ],
  ])('%s', async (_, content, sentence) => {
    expect(await refusal(content)).toContain(sentence);
  });

  test('a bomb, before it is unpacked, whatever its headers say (T05)', async () => {
    const parts = { ...xlsxParts([['a'], ['1']]), 'xl/media/bomb.xml': Buffer.alloc(50 * 1024 * 1024, 'x') };
    const tooBig = 'El archivo es demasiado grande al abrirlo: máximo 1 MB.';
    expect(await refusal(zipOf(parts))).toBe(tooBig);
    expect(await refusal(zipOf(parts, ({ length }) => Math.min(length, 2000)))).toBe(tooBig);
    expect(await refusal(zipOf(xlsxParts([['a'], ['1']]), () => 10))).toContain('no es una hoja de cálculo');
  });

  test('rows whose numbers would fill the memory', async () => {
    const { 'xl/worksheets/sheet1.xml': sheet = '', ...others } = xlsxParts([['a'], ['1']]);
    const far = sheet.replaceAll('r="2"', 'r="900000"').replaceAll('"A2"', '"XFD900000"');
    expect(await refusal(zipOf({ ...others, 'xl/worksheets/sheet1.xml': far }))).toContain('demasiadas filas');
    const none = sheet.replaceAll('r="2"', 'r="1e9"');
    expect(await refusal(zipOf({ ...others, 'xl/worksheets/sheet1.xml': none }))).toContain(
      'no es una hoja de cálculo',
    );
  });
});

describe('files as spreadsheets write them', () => {
  const KNOWN = ['clave', 'nombre', 'ciudad'];
  const readKnown = (content: Buffer | string) => sheetOf(Buffer.from(content), LIMITS, KNOWN);
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

  test.each<[string, Buffer | string, number]>([
    ['the separator told in the first line', '\uFEFFsep=;\r\nClave;Nombre\r\n07;Peña, Luz\r\n', 3],
    ['the separator told in quotes, with cells behind it', '"sep=;";\r\nClave;Nombre\r\n07;Peña, Luz\r\n', 3],
    ['the separator told as a bar', 'sep=|\nClave|Nombre\n07|Peña, Luz', 3],
    ['blank lines first', '\r\n;;\r\nClave;Nombre\r\n07;Peña, Luz\r\n', 4],
    ['a title with commas above semicolons', 'Escuelas, zonas, 2026\n\nClave;Nombre\n07;Peña, Luz', 4],
    ['a title as wide as the table', 'LISTADO 2026;\nClave;Nombre\n07;Peña, Luz', 3],
    [
      'UTF-16 with tabs, as Excel saves Unicode text',
      Buffer.from('\uFEFFClave\tNombre\r\n07\tPeña, Luz', 'utf16le'),
      2,
    ],
    ['UTF-16 of the other order', utf16be('\uFEFFClave\tNombre\r\n07\tPeña, Luz'), 2],
    ['what nobody sees', '\uFEFFClave\u200b;Nombre\n0\u200b7;\u00a0Peña,\u00a0Luz\u000b', 2],
    ['quotes around all', '"Clave";"Nombre"\n"07";"Peña, Luz"', 2],
  ])('a CSV file is read with %s', async (_, content, line) => {
    expect(await readKnown(content)).toEqual({
      headings: ['Clave', 'Nombre'],
      rows: [{ line, cells: ['07', 'Peña, Luz'] }],
    });
  });

  test('T06 a text that begins as a formula does is a text, and refuses no file', async () => {
    const texts = ['- Anexo A', '=Suma', '+Vida', '@ruta', '-', '+52 33-1234-5678', '33-1234-5678', "'=1+1"];
    const { rows } = await readKnown(`Clave,Nombre\n${texts.map((text) => `1,${text}`).join('\n')}`);
    expect(rows.map(({ cells }) => cells[1])).toEqual(texts);
  });

  test('a text of digits keeps its zeros at both ends', async () => {
    const codes = ['1.10', '1,50', '007', '2.0', '1-10'];
    const { rows } = await readKnown(`Clave;Nombre\n${codes.map((code) => `${code};x`).join('\n')}`);
    expect(rows.map(({ cells }) => cells[0])).toEqual(codes);
  });

  test.each([
    ['a title', 3],
    ['three notes', 5],
  ])('headings are found in an XLSX file below %s', async (_, place) => {
    const above = Array.from({ length: place - 1 }, (__, at) => (at === 1 ? [''] : [`Nota ${at}`]));
    const { headings, rows } = await readKnown(xlsxOf([...above, ['Clave', 'Nombre'], ['x', 'Ana']]));
    expect([headings, rows]).toEqual([['Clave', 'Nombre'], [{ line: place + 1, cells: ['x', 'Ana'] }]]);
  });

  /** The sheet of a workbook whose numbers have styles, by their place. */
  const numbered = (cells: string, { prefix = '' } = {}) => {
    const parts = xlsxParts([
      ['Clave', 'Nombre'],
      ['A2', 'x'],
    ]);
    const formats = [
      '00000000',
      '[$-80A]00000;@',
      '0.00',
      '#,##0',
      '000-000',
      String.raw`00\-00\/0000`,
      '&quot;CCT &quot;(000)',
      '0',
    ];
    const tag = (name: string) => `${prefix}${name}`;
    const sheet = (parts['xl/worksheets/sheet1.xml'] ?? '').replace(/<c r="A2".*?<\/c>/, cells);
    const styles = [
      `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>`,
      ...formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${format}"/>`),
      '</numFmts><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>',
      ...formats.map((__, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"><alignment/></xf>`),
      '<xf numFmtId="14"/></cellXfs></styleSheet>',
    ].join('');
    const relation =
      '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="/xl/styles.xml"/>';
    const all: Record<string, string> = {
      ...parts,
      'xl/styles.xml': styles,
      'xl/_rels/workbook.xml.rels': (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
        '</Relationships>',
        `${relation}</Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': sheet,
    };
    if (prefix === '') return zipOf(all);
    const named = (part: string) =>
      part.replace(/<(\/?)(\w)/g, `<$1${tag('$2')}`).replace(' xmlns=', ` xmlns:${prefix.slice(0, -1)}=`);
    for (const name of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'])
      all[name] = named(all[name] ?? '');
    return zipOf(all);
  };

  test.each([
    ['a format of zeros', '<c r="A2" s="1"><v>410902</v></c>', '00410902'],
    ['a format of zeros with a language', '<c r="A2" s="2"><v>123</v></c>', '00123'],
    ['a number longer than its zeros', '<c r="A2" s="2"><v>1234567</v></c>', '1234567'],
    ['two decimals', '<c r="A2" s="3"><v>2.5</v></c>', '2.5'],
    ['thousands', '<c r="A2" s="4"><v>2500</v></c>', '2500'],
    ['an exponent', '<c r="A2"><v>2.5E+9</v></c>', '2500000000'],
    ['an exponent under a format of zeros', '<c r="A2" s="1"><v>4.1E3</v></c>', '00004100'],
    ['noise behind the fifteenth digit', '<c r="A2"><v>2.2000000000000002</v></c>', '2.2'],
    ['a small number', '<c r="A2"><v>1E-7</v></c>', '0.0000001'],
    ['a yes', '<c r="A2" t="b"><v>1</v></c>', 'true'],
    ['a format of zeros in two groups', '<c r="A2" s="5"><v>41902</v></c>', '041-902'],
    ['more digits than the groups have', '<c r="A2" s="5"><v>12345678</v></c>', '12345-678'],
    ['groups between signs that are escaped', '<c r="A2" s="6"><v>4190212</v></c>', '04-19/0212'],
    ['signs in quotes', '<c r="A2" s="7"><v>7</v></c>', 'CCT (007)'],
    ['decimals under a format of groups', '<c r="A2" s="5"><v>2.5</v></c>', '2.5'],
    ['one zero', '<c r="A2" s="8"><v>12</v></c>', '12'],
    ['a day', '<c r="A2" s="9"><v>46300</v></c>', '2026-10-05'],
  ])('a number of XLSX with %s', async (_, cell, text) => {
    for (const prefix of ['', 'x:']) expect((await readKnown(numbered(cell, { prefix }))).rows[0]?.cells[0]).toBe(text);
  });

  test('cells of XLSX without their place follow each other, and rows likewise', async () => {
    const parts = xlsxParts([['Clave', 'Nombre'], ['7', 'Peña'], [], ['', 'Luz']]);
    const placed = parts['xl/worksheets/sheet1.xml'] ?? '';
    const without = (pattern: RegExp) =>
      zipOf({ ...parts, 'xl/worksheets/sheet1.xml': placed.replace(pattern, (tag) => tag.replace(/ r="\w+"/, '')) });
    const rows = [
      { line: 2, cells: ['7', 'Peña'] },
      { line: 4, cells: ['', 'Luz'] },
    ];
    expect((await readKnown(without(/<c r="(?!B4)\w+"/g))).rows).toEqual(rows);
    expect((await readKnown(without(/<(row|c) r="(?!B4)\w+"/g))).rows).toEqual(rows);
  });

  test('rows without their number are counted, and a formula among them is told by its place', async () => {
    const parts = xlsxParts([
      ['Clave', 'Nombre'],
      ['=1+1', 'x'],
    ]);
    const bare = (parts['xl/worksheets/sheet1.xml'] ?? '').replace(/ r="\w+"/g, '');
    expect(await refusal(zipOf({ ...parts, 'xl/worksheets/sheet1.xml': bare }))).toContain(
      'La fila 2, columna A, tiene una',
    );
    const many = bare.replace('</sheetData>', `${'<row><c><v>1</v></c></row>'.repeat(60)}</sheetData>`);
    const file = zipOf({ ...parts, 'xl/worksheets/sheet1.xml': many.replace(/<f>.*?<\/f>/, '') });
    expect(await refusal(file)).toContain('El archivo tiene demasiadas filas: máximo 20.');
  });

  test.each([
    ['an error', '<c r="A2" t="e"><v>#N/A</v></c>', 'La fila 2, columna A, tiene #N/A en lugar de un dato.'],
    ['a formula', '<c r="A2"><f>1+1</f><v>2</v></c>', 'La fila 2, columna A, tiene una fórmula.'],
    ['a formula of several cells', `<c r='A2'><f t="shared" si="0"/><v>2</v></c>`, 'La fila 2, columna A, tiene una'],
    ['too many digits', '<c r="A2"><v>1.2345678901234568E+17</v></c>', 'La fila 2, columna A, tiene un número que la'],
    ['a far column', '<c r="XFD2"><v>1</v></c>', 'El archivo tiene demasiadas columnas: máximo 5.'],
    ['a far row', '</row><row r="900000"><c r="A900000"><v>1</v></c>', 'El archivo tiene demasiadas filas: máximo 20.'],
  ])('T05 T06 %s is refused in XLSX, with a prefix as well', async (_, cell, sentence) => {
    for (const prefix of ['', 'x:', 'ss:']) expect(await refusal(numbered(cell, { prefix }))).toContain(sentence);
  });
});

test('a file is read in a thread of its own, which tells its refusals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ruta-sheet-'));
  const [good, bad] = [join(folder, 'good'), join(folder, 'bad')];
  writeFileSync(good, 'a,b\n1,x');
  writeFileSync(bad, PNG);
  const [sheet, refused] = await Promise.allSettled([readSheet(good, LIMITS), readSheet(bad, LIMITS)]);
  expect(sheet).toEqual({
    status: 'fulfilled',
    value: { headings: ['a', 'b'], rows: [{ line: 2, cells: ['1', 'x'] }] },
  });
  expect(refused).toMatchObject({ reason: { key: 'imports.file.unreadable' } });
  rmSync(folder, { recursive: true });
});
