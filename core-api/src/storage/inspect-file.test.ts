import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { OFFICE_TYPES } from '@ruta/contracts/kit/file-types';
import { boxOf, DOCX, docxParts, mp4Of, PDF, PPTX, XLSX } from '../testing/files';
import { PNG } from '../testing/fixtures';
import { zipOf } from '../testing/zip-of';
import { displayName, namesAnother, namesProgram } from './display-name';
import type { FileBytes } from './file-bytes';
import { filmSeconds } from './film-file';
import { typeOf } from './inspect-file';
import { opensPlainly } from './opens-plainly';
import { isEncrypted } from './pdf-file';

/** A file in memory, which counts what is read of it. */
function bytesOf(content: Buffer): FileBytes & { taken: () => number } {
  let taken = 0;
  return {
    size: content.length,
    read: (at, length) => {
      const piece = content.subarray(at, Math.max(at, at + length));
      taken += piece.length;
      return Promise.resolve(piece);
    },
    taken: () => taken,
  };
}
const GIGABYTE = 1024 ** 3;
const film = mp4Of();
const bytes = (text: string) => Buffer.from(text, 'latin1');

const KNOWN: [string, Buffer, string][] = [
  ['a PNG', PNG, 'image/png'],
  ['a PDF', PDF, 'application/pdf'],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), PDF]), 'application/pdf'],
  ['a PDF behind a line break', Buffer.concat([bytes('\r\n'), PDF]), 'application/pdf'],
  ['a PDF within padding', Buffer.concat([bytes('\0 \n'), PDF, Buffer.alloc(100_000)]), 'application/pdf'],
  ['a film', film, 'video/mp4'],
  ['a film whose last box goes to the end', Buffer.concat([film, bytes('\0\0\0\0mdatabc')]), 'video/mp4'],
  ['captions', bytes('WEBVTT\n\n00:00.000 --> 00:04.000\nHola\n'), 'text/vtt'],
  ['captions with a byte order mark', Buffer.from('\uFEFFWEBVTT - título\n'), 'text/vtt'],
  ['Word', DOCX, OFFICE_TYPES[0]],
  ['PowerPoint', PPTX, OFFICE_TYPES[1]],
  ['Excel', XLSX, OFFICE_TYPES[2]],
];
const REFUSED: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a program', bytes('MZ\x90\0\x03')],
  ['a PDF with an archive behind it', Buffer.concat([PDF, DOCX])],
  ['a PDF behind a page', Buffer.concat([bytes('<script>alert(1)</script>\n'), PDF])],
  ['a PDF behind too much padding', Buffer.concat([Buffer.alloc(2000), PDF])],
  ['a PDF with a page behind its padding', Buffer.concat([PDF, Buffer.alloc(5000), bytes('<script>')])],
  ['spaces alone', bytes(' '.repeat(3000))],
  ['QuickTime', mp4Of(5, 'qt  ')],
  ['a HEIC picture', mp4Of(5, 'heic')],
  ['half a film', film.subarray(0, film.length - 10)],
  ['a film without a table', Buffer.concat([boxOf('ftyp', bytes('isom')), boxOf('mdat')])],
  ['a film with an archive behind it', Buffer.concat([film, DOCX])],
  ['a film with an archive in a box', Buffer.concat([film, boxOf('free', DOCX)])],
  ['captions that are a page', bytes('<WEBVTT>\n')],
  ['captions with bytes that are no text', Buffer.concat([bytes('WEBVTT\n'), Buffer.from([0xff, 0xfe])])],
  ['an archive', zipOf({ 'a.txt': 'x' })],
  ['an archive in an archive', zipOf({ 'otro.zip': DOCX })],
  ['a document that begins with something else', Buffer.concat([bytes('#!/bin/sh\n'), DOCX])],
  ['half a document', DOCX.subarray(0, DOCX.length - 30)],
  ['Word with macros', zipOf({ ...docxParts, 'word/vbaProject.bin': 'x' })],
  ['Excel with old macros', zipOf({ ...docxParts, 'xl/macrosheets/sheet1.xml': 'x' })],
  ['a control that runs', zipOf({ ...docxParts, 'word/activeX/activeX1.xml': 'x' })],
  ['a part outside of its folder', zipOf({ ...docxParts, '../../etc/passwd': 'x' })],
  ['two parts of one name', zipOf({ ...docxParts, 'WORD/Document.xml': 'x' })],
  ['two kinds at once', zipOf({ ...docxParts, 'xl/workbook.xml': 'x' })],
  ['a bomb', zipOf({ ...docxParts, 'word/media/a.xml': 'x' }, () => GIGABYTE / 2)],
];

test.each(KNOWN)('T05 %s is known by its bytes', async (_, content, type) => {
  expect(await typeOf(bytesOf(content))).toBe(type);
});

test.each(REFUSED)('T05 B27 %s is no file that is taken', async (_, content) => {
  expect(await typeOf(bytesOf(content))).toBeNull();
});

test('T05 of a large film or document only small pieces are read', async () => {
  const large = bytesOf(Buffer.concat([film, boxOf('mdat', Buffer.alloc(5_000_000))]));
  expect(await typeOf(large)).toBe('video/mp4');
  expect(large.taken()).toBeLessThan(70_000);
  const stored = bytesOf(zipOf({ ...docxParts, 'word/media/a.bin': randomBytes(2_000_000) }));
  expect(await typeOf(stored)).toBe(OFFICE_TYPES[0]);
  expect(stored.taken()).toBeLessThan(2_000);
});

test('a film tells its length, and a name that claims another type is noticed', async () => {
  expect(await filmSeconds(bytesOf(film))).toBe(75);
  expect(await filmSeconds(bytesOf(mp4Of(0)))).toBeNull();
  expect(namesAnother('clase.MP4', OFFICE_TYPES[1])).toBe(true);
  expect(namesAnother('clase.pptx', OFFICE_TYPES[1])).toBe(false);
  expect(namesAnother('clase', OFFICE_TYPES[1])).toBe(false);
});

test.each([
  'a.pdf.exe',
  'Acta.PDF.EXE',
  'acta.exe. ',
  'acta.pdf.sc\u202er',
  'C:\\tmp\\acta.bat',
  'foto.jpg.lnk',
  'acta.svg',
  'acta.docm',
])('OTH-01 T05 the name %j is that of a program', (name) => expect(namesProgram(name)).toBe(true));

test.each(['acta.pdf', 'acta', 'acta v1.2', 'exe.pdf', '.exe.pdf', 'Minuta de sh', 'escuela.com.pdf'])(
  'OTH-01 T05 the name %j is none of a program',
  (name) => expect([namesProgram(name), displayName(name, 'application/pdf').endsWith('.pdf')]).toEqual([false, true]),
);

describe('T05 a PDF that asks for a password is told from one that is only protected against changes', () => {
  const sample = (name: string) => join(__dirname, 'samples', name);
  test.each([
    ['password.pdf', false],
    ['password-aes.pdf', false],
    ['owner.pdf', true],
    ['owner-aes.pdf', true],
  ])('%s', async (name, opens) => {
    expect(await opensPlainly(sample(name))).toBe(opens);
  });

  test('one that is not encrypted is not opened at all', async () => {
    expect(await isEncrypted(bytesOf(PDF))).toBe(false);
    expect(
      await isEncrypted(bytesOf(bytes('%PDF-1.7\n1 0 obj<</Type/XRef/Encrypt 5 0 R>>stream\nstartxref\n9\n%%EOF'))),
    ).toBe(true);
  });
});
