import { readAddresses } from './address-list';

const found = (text: string) => readAddresses(text).map(({ line, text: address }) => `${line}:${address}`);

describe('ADM-03 pasted addresses are read as people have them', () => {
  test.each([
    [
      'a@b.mx, c@d.mx; e@f.mx\tg@h.mx\ni@j.mx\r\nk@l.mx',
      ['1:a@b.mx', '1:c@d.mx', '1:e@f.mx', '1:g@h.mx', '2:i@j.mx', '3:k@l.mx'],
    ],
    ['a@b.mx c@d.mx   e@f.mx', ['1:a@b.mx', '1:c@d.mx', '1:e@f.mx']],
    ['"Carla" <carla@b.mx>', ['1:carla@b.mx']],
    ['"Ruiz, Ana" <ana@b.mx>; Beto Cruz <beto@b.mx>, <eva@b.mx>', ['1:ana@b.mx', '1:beto@b.mx', '1:eva@b.mx']],
    ['Ruiz, Ana <ana@b.mx>; Cruz, Beto <beto@b.mx>', ['1:ana@b.mx', '1:beto@b.mx']],
    ['ana@b.mx <ana@b.mx>', ['1:ana@b.mx']],
    ['Ana Ruiz (ana@b.mx)', ['1:ana@b.mx']],
    ['mailto:ana@b.mx?subject=Hola, <MAILTO:beto@b.mx>', ['1:ana@b.mx', '1:beto@b.mx']],
    ['Correo: ana@b.mx.\n- beto@b.mx,\n2. eva@b.mx;', ['1:ana@b.mx', '2:beto@b.mx', '3:eva@b.mx']],
    ["“ana@b.mx”, 'beto@b.mx', [eva@b.mx], <luz@b.mx", ['1:ana@b.mx', '1:beto@b.mx', '1:eva@b.mx', '1:luz@b.mx']],
    ['\ufeffana@b.mx\u200b,\u00a0beto@b.mx', ['1:ana@b.mx', '1:beto@b.mx']],
    ["o'brien+x@b.mx", ["1:o'brien+x@b.mx"]],
    ['"a@b.mx', ['1:a@b.mx']],
    ['', []],
    [' , ; \n\t"" <> .', []],
  ])('%j', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    ['a@b.mx, pedro\nc@d.mx, e@f.mx\n"Pérez,  Ana"', ['1:a@b.mx', '1:pedro', '2:c@d.mx', '2:e@f.mx', '3:Pérez Ana']],
    ['pedro@@escuela, Luis <luis>', ['1:pedro@@escuela', '1:luis']],
  ])('what is no address is kept, to be named: %j', (text, expected) => expect(found(text)).toEqual(expected));

  test.each([
    ['\ufeffNombre;Correo\r\nAna;a@b.mx\r\nEva;\r\nLuz;luz', ['2:a@b.mx', '4:luz']],
    ['E-mail,Nombre\na@b.mx,"Pérez, Ana"', ['2:a@b.mx']],
    ['Ana,a@b.mx\nEva,e@f.mx', ['1:a@b.mx', '2:e@f.mx']],
    ['Ana Ruiz\ta@b.mx\tDirectora\nEva Solís\te@f.mx\tDocente', ['1:a@b.mx', '2:e@f.mx']],
    ['Correo\na@b.mx, c@d.mx', ['2:a@b.mx', '2:c@d.mx']],
    ['a@b.mx\n\n\nc@d.mx', ['1:a@b.mx', '4:c@d.mx']],
  ])('of a table the column of addresses: %j', (text, expected) => expect(found(text)).toEqual(expected));
});
