import type { Upload } from '@ruta/contracts';
import { CAPTIONS_TYPE, FILM_TYPE } from '@ruta/contracts/kit/file-types';
import { PNG } from './fixtures';
import { zipOf } from './zip-of';
import { xlsxParts } from './xlsx';

/** A PDF without pages. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A box of a film: its size, its type, its content. */
export function boxOf(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A film of some seconds without pictures. */
export function mp4Of(seconds = 75, brand = 'isom'): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const brands = Buffer.from(`${brand}\0\0\x02\0isommp41`, 'latin1');
  return Buffer.concat([boxOf('ftyp', brands), boxOf('moov', boxOf('mvhd', header)), boxOf('mdat', Buffer.alloc(64))]);
}

/** Captions of one line. */
export const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nTres preguntas\n');

const TYPES = { '[Content_Types].xml': '<Types/>' };
export const docxParts = { ...TYPES, 'word/document.xml': '<w:document/>' };
export const DOCX = zipOf(docxParts);
export const PPTX = zipOf({ ...TYPES, 'ppt/presentation.xml': '<p:presentation/>' });
export const XLSX = zipOf(xlsxParts([['a']]));

interface SampleFile {
  name: string;
  type: string;
  content: Buffer;
}

/** A file that a call takes, by the types that it accepts. */
export function fileFor({ types }: Pick<Upload, 'types'>): SampleFile {
  const [type = ''] = types;
  if (type === FILM_TYPE) return { name: 'clase.mp4', type, content: mp4Of() };
  if (type === CAPTIONS_TYPE) return { name: 'clase.vtt', type, content: VTT };
  return { name: 'foto.png', type: 'image/png', content: PNG };
}
