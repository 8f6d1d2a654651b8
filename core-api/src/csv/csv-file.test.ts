import { csvFile } from './csv-file';

test('T06 no cell of a CSV file is a formula, quotes and line breaks stay inside their cell, accents have their mark', () => {
  const file = csvFile(
    ['Correo', 'Nombre'],
    [
      ['=HYPERLINK("http://x")', '@SUM(A1)'],
      ['+1', '-1'],
      ['\t=1', '\r=1'],
      ['a "b", c', 'ñ\nú'],
      [-5, 'x'],
    ],
  );
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(file.subarray(3).toString()).toBe(
    [
      'Correo,Nombre',
      `"'=HYPERLINK(""http://x"")",'@SUM(A1)`,
      `'+1,'-1`,
      `'\t=1,"'\r=1"`,
      '"a ""b"", c","ñ\nú"',
      '-5,x',
      '',
    ].join('\r\n'),
  );
});
