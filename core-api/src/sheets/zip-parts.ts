import { inflateRawSync } from 'node:zlib';
import { SheetFault } from './sheet';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const PARTS_MAX = 1000;
const [STORED, DEFLATED] = [0, 8];

/**
 * Unpacks a zip file part by part and gives the texts of those that are asked for. Refuses one whose parts together are
 * larger than `unpackedMax` bytes, whatever their headers say, and one whose headers lie about sizes (T05).
 */
export function zipParts(
  bytes: Buffer,
  { unpackedMax, wanted }: { unpackedMax: number; wanted: (name: string) => boolean },
): Map<string, string> {
  const parts = new Map<string, string>();
  let left = unpackedMax;
  for (const { name, method, packed, size, at } of entriesOf(bytes)) {
    const content = unpacked(bytes.subarray(at, at + packed), method, left);
    if (content.length !== size) throw new SheetFault('imports.file.unreadable');
    left -= content.length;
    if (wanted(name)) parts.set(name, content.toString('utf8'));
  }
  return parts;

  function unpacked(content: Buffer, method: number, max: number): Buffer {
    const tooBig = () => new SheetFault('imports.file.unpacked', { max: Math.floor(unpackedMax / 1024 / 1024) });
    if (method === STORED) {
      if (content.length > max) throw tooBig();
      return content;
    }
    if (method !== DEFLATED) throw new SheetFault('imports.file.unreadable');
    try {
      return inflateRawSync(content, { maxOutputLength: Math.max(1, max) });
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? tooBig()
        : new SheetFault('imports.file.unreadable');
    }
  }
}

/** The parts by the directory at the end of the file. Zip64, which begins at 4 GB, is refused. */
function entriesOf(bytes: Buffer) {
  try {
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > PARTS_MAX) throw new SheetFault('imports.file.unreadable');
    let place = bytes.readUInt32LE(end + 16);
    return Array.from({ length: count }, () => {
      if (bytes.readUInt32LE(place) !== ENTRY) throw new SheetFault('imports.file.unreadable');
      const nameBytes = bytes.readUInt16LE(place + 28);
      const local = bytes.readUInt32LE(place + 42);
      if (bytes.readUInt32LE(local) !== LOCAL) throw new SheetFault('imports.file.unreadable');
      const entry = {
        method: bytes.readUInt16LE(place + 10),
        packed: bytes.readUInt32LE(place + 20),
        size: bytes.readUInt32LE(place + 24),
        name: bytes.toString('utf8', place + 46, place + 46 + nameBytes),
        at: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      };
      place += 46 + nameBytes + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32);
      return entry;
    });
  } catch (error) {
    throw error instanceof RangeError ? new SheetFault('imports.file.unreadable') : error;
  }
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - COMMENT_MAX); at -= 1)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new SheetFault('imports.file.unreadable');
}
