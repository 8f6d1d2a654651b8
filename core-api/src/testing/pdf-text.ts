import { inflateSync } from 'node:zlib';

/**
 * The text of a pdfkit PDF, line by line as it was written. Enough for tests, without external programs. Maps each
 * page's glyphs through the fonts' ToUnicode tables.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const letters = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    const names = /\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? '';
    for (const [, name = '', id = ''] of names.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      letters.set(name, lettersOf(objects.get(table ?? '')?.stream ?? ''));
    }
  }
  return [...objects.values()].map(({ stream }) => linesOf(stream, letters)).join('\n');
}

function unpacked(head: string, packed: string): string {
  if (!head.includes('/FlateDecode')) return packed;
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return ''; // a font or a picture
  }
}

/** Where the lines of a pdfkit PDF begin, in points from the left, in the order in which they were written. */
export const pdfIndents = (pdf: Buffer): number[] =>
  [...objectsOf(pdf).values()].flatMap(({ stream }) =>
    [...stream.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x)),
  );

/** Objects of a PDF by id, with their streams unpacked. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, { head: string; stream: string }> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    objects.set(id, { head, stream: unpacked(head, packed) });
  }
  return objects;
}

/** Text by glyph, from a ToUnicode map. */
function lettersOf(map: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ''], at) => {
      const glyph = (parseInt(from, 16) + at).toString(16).padStart(4, '0');
      found.set(glyph, Buffer.from(code.replace(/ /g, ''), 'hex').swap16().toString('utf16le'));
    });
  }
  return found;
}

function linesOf(stream: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font = '';
  let text = '';
  for (const [token, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bBT\b/g)) {
    if (token === 'BT') text += '\n';
    if (name !== undefined) font = name;
    for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
      for (const glyph of glyphs.match(/.{4}/g) ?? []) text += letters.get(font)?.get(glyph.toLowerCase()) ?? '';
  }
  return text;
}
