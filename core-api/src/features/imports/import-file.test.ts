import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldMessage } from '@ruta/contracts';
import type { ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import { SheetFault } from '../../sheets/sheet';
import { sheetOf } from '../../sheets/sheet-of';
import { headingsOf, rowsOf } from './import-file';
import { dayOf, dayOrderOf, decimalOf } from './written-days';

const LIMITS = { rows: 50, columns: 20, cell: 1000, unpackedBytes: 1024 * 1024 };
const read = async (kind: ImportKindKey, content: Buffer | string) =>
  rowsOf(await sheetOf(Buffer.from(content), LIMITS, headingsOf(kind)), kind, 'es');
const resaved = (name: string) => readFileSync(join(__dirname, 'resaved', name));
const cellsOf = async (kind: ImportKindKey, content: Buffer | string) =>
  (await read(kind, content)).rows.map(({ cells }) => Object.values(cells).join(';'));

describe('ACT-04 days as people and spreadsheets write them', () => {
  test.each([
    ['05/10/2026', '2026-10-05'],
    ['5-10-2026', '2026-10-05'],
    ['05.10.26', '2026-10-05'],
    ['05 10 2026', '2026-10-05'],
    ['2026/10/5', '2026-10-05'],
    ['2026-10-05', '2026-10-05'],
    ['05/10/2026 0:00', '2026-10-05'],
    ['05/10/2026 12:00:00 a. m.', '2026-10-05'],
    ['2026-10-05T00:00:00.000', '2026-10-05'],
    ['5-oct-26', '2026-10-05'],
    ['5 de octubre de 2026', '2026-10-05'],
    ['1 de sept. de 2026', '2026-09-01'],
    ['05-Jan-2027', '2027-01-05'],
    ['', ''],
    ['5/10', '5/10'],
    ['05/XX/2026', '05/XX/2026'],
    ['5 de brumario de 2026', '5 de brumario de 2026'],
    // Days that there are not stay recognisable, and the schema of the row refuses them.
    ['31/02/2026', '2026-02-31'],
  ])('%s is %s', (written, day) => {
    expect(dayOf(written, 'day-first')).toBe(day);
  });

  test.each<[string, string[], string, string | null]>([
    ['no day settles it', ['05/10/2026', '06/10/2026'], 'day-first', '05/10/2026'],
    ['a day above 12 stands first', ['05/10/2026', '23/10/2026'], 'day-first', null],
    ['a day above 12 stands second', ['10/05/2026', '10/23/2026'], 'month-first', '10/05/2026'],
    ['both stand there', ['23/10/2026', '10/23/2026', '05/10/2026'], 'day-first', null],
    ['both orders give the same', ['10/10/2026'], 'day-first', null],
    ['the year is first', ['2026-10-05', ''], 'day-first', null],
  ])('where %s, the order is told only if it is not certain', (_, cells, order, example) => {
    expect(dayOrderOf(cells)).toEqual({ order, example });
  });

  test.each([
    ['2,50', '2.5'],
    ['4,0', '4'],
    ['4.00', '4'],
    ['0,5', '0.5'],
    ['4', '4'],
    ['2,5 h', '2,5 h'],
    ['1,234,567', '1,234,567'],
    ['-2,5', '-2,5'],
  ])('the number %s is %s', (written, value) => {
    expect(decimalOf(written)).toBe(value);
  });
});

test('ACT-04 a file of Mexico is read: days, hours, and what the order was', async () => {
  const headings = 'Clave;Título;Descripción;Desde;Hasta;Horas;Da constancia;Orden;Vigente';
  const { rows, day_read } = await read(
    'central_activities',
    `\uFEFFsep=;\r\n${headings}\r\nrep_e;Taller;Texto;05/10/2026;06/10/2026;2,5;sí;54,0;VERDADERO`,
  );
  expect(rows[0]?.cells).toMatchObject({
    window_start: '2026-10-05',
    window_end: '2026-10-06',
    hours: '2.5',
    order: '54',
  });
  expect(day_read).toEqual({ written: '05/10/2026', day: '2026-10-05' });
});

describe('our own files come back as they were', () => {
  test.each([
    ['LibreOffice, with semicolons', 'central.libreoffice.csv'],
    ['LibreOffice as XLSX', 'central.libreoffice.xlsx'],
    ['Excel in Spanish of Mexico', 'central.excel-es-mx.csv'],
    ['Excel in Spanish of Spain', 'central.excel-es.csv'],
  ])('ACT-04 central activities saved by %s', async (_, name) => {
    expect(await cellsOf('central_activities', resaved(name))).toEqual([
      'arranque;Arranque, del ciclo;Start;Firma de "acuerdos"; en equipo;;2026-09-07;2026-10-05;2.5;primaria;DIR | PROF;;sí;1;sí;Una. | Dos.;One. | Two.',
      'guion;- Anexo A;;=Suma de esfuerzos;;2026-11-03;2026-11-04;10;;;;no;2;no;;',
    ]);
  });

  test.each([
    ['LibreOffice, with semicolons', 'guides.libreoffice.csv'],
    ['LibreOffice as XLSX', 'guides.libreoffice.xlsx'],
    ['Excel as Unicode text', 'guides.excel-unicode.txt'],
  ])('OBS-01 a guide saved by %s', async (_, name) => {
    expect(await cellsOf('guides', resaved(name))).toEqual([
      'prim;primaria;Clase en primaria;;Inicio;;p.1;- El propósito está a la vista.;',
      'prim;primaria;Clase en primaria;;Inicio;;p.2;Se recupera lo visto, en grupo.;',
      'prim;primaria;Clase en primaria;;Cierre;;p.3;+1 conclusión;',
    ]);
  });
});

test('ACT-04 a code of 1.10 keeps its zero beside hours of 2,50', async () => {
  const headings = 'Clave;Título;Descripción;Desde;Hasta;Horas;Da constancia;Orden;Vigente';
  const row = '1.10;Taller;Texto;05/10/2026;06/10/2026;2,50;sí;54;sí';
  const { rows } = await read('central_activities', `${headings}\n${row}`);
  expect(rows[0]?.cells).toMatchObject({ code: '1.10', hours: '2.5' });
});

test('a table without any known heading is refused by the columns that it lacks', async () => {
  const refused = await read('schools', 'LISTADO;2026\nuno;dos').catch((error: unknown) => error);
  expect(refused instanceof SheetFault && fieldMessage(refused.key, 'es', refused.places)).toBe(
    'Faltan columnas: Id remoto, Nombre, Clave. Usa la plantilla.',
  );
});
