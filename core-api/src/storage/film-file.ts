import type { FileBytes } from './file-bytes';

/** Brands of films that browsers play; pictures (HEIC, AVIF) and QuickTime have others. */
const BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;
/** What may stand in a film beside each other (ISO 14496-12). */
const BOXES = /^(?:ftyp|styp|moov|moof|mdat|mfra|sidx|ssix|pdin|prft|emsg|meta|udta|uuid|free|skip|wide)$/;
/** A film of three hours in fragments of a second has about 22,000. */
const BOXES_MAX = 50_000;
/** The end of a zip file with its longest comment. */
const ZIP_END = 22 + 65_535;

interface Box {
  type: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

/** The boxes between two places; null where they do not fill the room exactly. */
async function boxesOf({ read }: FileBytes, from: number, to: number, most = BOXES_MAX): Promise<Box[] | null> {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const head = await read(at, 16);
    if (head.length < 8 || boxes.length === most) return null;
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return null;
    // 1: the size stands behind the type; 0: up to the end.
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const begin = short === 1 ? 16 : 8;
    if (size < begin || at + size > to) return null;
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + begin, to: at + size });
    at += size;
  }
  return boxes;
}

/** Whether a file is an MP4 film and nothing else: its boxes fill it, and no archive hides at its end (T05). */
export async function isFilm(bytes: FileBytes): Promise<boolean> {
  const head = await bytes.read(0, 12);
  if (head.toString('latin1', 4, 8) !== 'ftyp' || !BRANDS.test(head.toString('latin1', 8, 12))) return false;
  const boxes = await boxesOf(bytes, 0, bytes.size);
  if (!boxes?.every(({ type }) => BOXES.test(type))) return false;
  return boxes.some(({ type }) => type === 'moov') && !(await endsAsZip(bytes));
}

/** The length of a film in seconds; null where it does not say. */
export async function filmSeconds(bytes: FileBytes): Promise<number | null> {
  const moov = (await boxesOf(bytes, 0, bytes.size))?.find(({ type }) => type === 'moov');
  const inside = moov && (await boxesOf(bytes, moov.from, moov.to, 200));
  const header = inside?.find(({ type }) => type === 'mvhd');
  if (!header) return null;
  const content = await bytes.read(header.from, 32);
  const isLong = content[0] === 1;
  if (content.length < (isLong ? 32 : 20)) return null;
  const perSecond = content.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  const seconds = perSecond === 0 ? 0 : Math.round(length / perSecond);
  // All bits are set where the length is not known.
  return seconds > 0 && seconds < 86_400 ? seconds : null;
}

async function endsAsZip({ size, read }: FileBytes): Promise<boolean> {
  const tail = await read(Math.max(0, size - ZIP_END), ZIP_END);
  for (let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1'); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = at === 0 ? -1 : tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
  }
  return false;
}
