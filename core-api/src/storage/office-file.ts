import { OFFICE_TYPES } from '@ruta/contracts/kit/file-types';
import type { FileBytes } from './file-bytes';

const [WORD, POWERPOINT, EXCEL] = OFFICE_TYPES;
/** The part that makes a zip file a document of one kind. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  'word/document.xml': WORD,
  'ppt/presentation.xml': POWERPOINT,
  'xl/workbook.xml': EXCEL,
};
const CONTENT_TYPES = '[Content_Types].xml';
/** Parts that run something. */
const MACROS = /(?:^|\/)(?:vba(?:project|data)|(?:intl)?macrosheets|dialogsheets|activex)/i;
/** Names that would leave the folder into which somebody unpacks. */
const OUTSIDE = /^[/\\]|^[a-z]:|\\|\0|(?:^|\/)\.\.(?:\/|$)/i;

const FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const DIRECTORY_BYTES_MAX = 2 * 1024 * 1024;
/** What a document may be unpacked, in bytes; one that grows more than a hundredfold is a bomb from 100 MB on. */
const UNPACKED_MAX = 1024 ** 3;
const SMALL = 100 * 1024 * 1024;
const GROWS_MAX = 100;

interface Entry {
  name: string;
  unpacked: number;
  isEncrypted: boolean;
}

/**
 * The type of a Word, PowerPoint or Excel file without macros; null for any other file. Only the directory at the end of
 * the zip file is read, nothing is unpacked, so a bomb does no harm (T05).
 */
export async function officeType(bytes: FileBytes): Promise<string | null> {
  const entries = await directoryOf(bytes);
  if (!entries) return null;
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // Of two parts with one name each program would read another.
  if (names.size !== entries.length || !names.has(CONTENT_TYPES.toLowerCase())) return null;
  if (entries.some(({ name, isEncrypted }) => isEncrypted || MACROS.test(name) || OUTSIDE.test(name))) return null;
  const unpacked = entries.reduce((sum, one) => sum + one.unpacked, 0);
  if (unpacked > UNPACKED_MAX || (unpacked > SMALL && unpacked > GROWS_MAX * bytes.size)) return null;
  const types = Object.entries(MAIN_PARTS).filter(([part]) => names.has(part));
  return types.length === 1 ? (types[0]?.[1] ?? null) : null;
}

/** The entries of a zip file that begins at the first byte and ends at the last; null for any other, and for zip64. */
async function directoryOf({ size, read }: FileBytes): Promise<Entry[] | null> {
  if (size < END_BYTES + 4 || (await read(0, 4)).readUInt32LE(0) !== FILE) return null;
  const end = await read(size - END_BYTES, END_BYTES);
  if (end.readUInt32LE(0) !== END) return null;
  const [count, length, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > DIRECTORY_BYTES_MAX || at + length !== size - END_BYTES) return null;
  const directory = await read(at, length);
  const entries: Entry[] = [];
  let place = 0;
  while (place + 46 <= length && directory.readUInt32LE(place) === ENTRY) {
    const nameEnd = place + 46 + directory.readUInt16LE(place + 28);
    const next = nameEnd + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32);
    if (next > length) return null;
    entries.push({
      name: directory.toString('utf8', place + 46, nameEnd),
      unpacked: directory.readUInt32LE(place + 24),
      isEncrypted: (directory.readUInt16LE(place + 8) & 1) === 1,
    });
    place = next;
  }
  return place === length && entries.length === count ? entries : null;
}
