import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldMessage } from '@ruta/contracts';
import { PNG } from '../testing/fixtures';
import { xlsxOf, xlsxParts, zipOf } from '../testing/xlsx';
import { readSheet } from './read-sheet';
import { SheetFault } from './sheet';
import { sheetOf } from './sheet-of';

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
    ['a formula (T06)', 'a,b\nx,-5\n1,=1+1', 'La fila 3, columna B, tiene una fórmula. Pega solo los valores.'],
    ['a formula with at', 'a,b\n@SUM(A1),x', 'La fila 2, columna A, tiene una fórmula.'],
    [
      'a formula of XLSX',
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
