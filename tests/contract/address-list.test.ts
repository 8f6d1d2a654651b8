import { readAddresses } from '@ruta/contracts/invitations/address-list';
import { BULK_TEXT_MAX } from '@ruta/contracts/invitations/limits';
import fc from 'fast-check';

/** Fixed, so that every run has the same texts and failures repeat. */
const SEED = 20261120;

const read = (text: string) => readAddresses(text).map((written) => written.text);

const word = fc.stringMatching(/^[a-z0-9]([a-z0-9._+-]{0,8}[a-z0-9])?$/);
const address = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.mx`);
const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{1,8}( [A-ZÁÉÍÓÚÑ][a-záéíóúñ]{1,8})?$/);
const separator = fc.constantFrom(',', ';', '\t', '\n', '\r\n', ', ', '; ', ';\n', ' ;\t', ' ');

/** An address as mail programs, spreadsheets and people write it. */
const written = fc
  .tuple(address, name)
  .chain(([plain, who]) =>
    fc
      .constantFrom(
        ...[
          plain,
          `<${plain}>`,
          `(${plain})`,
          `[${plain}]`,
          `"${plain}"`,
          `'${plain}'`,
          `${plain}.`,
          ` ${plain}\u200b `,
        ],
        ...[`mailto:${plain}`, `<mailto:${plain}>`, `mailto:${plain}?subject=x`, `${plain} <${plain}>`],
        ...[`${who} <${plain}>`, `"${who}" <${plain}>`, `"${who}, ${who}" <${plain}>`, `${who} (${plain})`],
      )
      .map((text) => ({ plain, text })),
  );
// Each address once: an address beside itself is its own name, as in `ana@b.mx <ana@b.mx>`, and read once.
const list = fc.uniqueArray(fc.tuple(written, separator), {
  ...{ minLength: 1, maxLength: 30 },
  selector: ([{ plain }]) => plain,
});

/** Texts of what lists consist of, in any order. */
const odd = fc
  .array(fc.oneof(fc.constantFrom(...Array.from('"\'<>()[]{}@.,;:?#\t\n -'), 'correo', 'mailto:'), name, address), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

test('ADM-03 no address is lost or changed, however it is written and separated', () => {
  fc.assert(
    fc.property(list, (parts) => {
      const text = parts.map(([{ text: one }, between]) => `${one}${between}`).join('');
      expect(read(text)).toEqual(parts.map(([{ plain }]) => plain));
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('ADM-03 what was read reads the same again, joined by any separator, so preview and sending agree', () => {
  fc.assert(
    fc.property(
      fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 60 })),
      fc.constantFrom(',', ';', '\n', '\t'),
      (text, by) => {
        const once = read(text);
        expect(read(once.join(by))).toEqual(once);
      },
    ),
    { numRuns: 2000, seed: SEED },
  );
});

test('ADM-03 every line of a result is one of the text, in order', () => {
  fc.assert(
    fc.property(odd, (text) => {
      const lines = readAddresses(text).map(({ line }) => line);
      expect(lines).toEqual([...lines].sort((one, other) => one - other));
      expect(lines.every((line) => line >= 1 && line <= text.split(/\r\n|[\r\n]/).length)).toBe(true);
    }),
    { seed: SEED },
  );
});

test.each(['"', '<', '@', ')', "'", ':', ' ', 'a@', ',', '<a', 'x@y.mx,', '" <'])(
  'ADM-03 the longest text of %j alone is read in time',
  (piece) => {
    const text = piece.repeat(Math.floor((BULK_TEXT_MAX - 1) / piece.length));
    const begin = performance.now();
    readAddresses(`${text}x`);
    // Reading back and forth over the whole text would take minutes.
    expect(performance.now() - begin).toBeLessThan(20_000);
  },
);
