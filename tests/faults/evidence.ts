import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Knex } from 'knex';
import type { World } from './core';

/** Creates started activities of the coach, to which evidence may be added. Returns their ids. */
export async function layRunning(db: Knex, { cycle, school, coach }: World, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const [id = 0] = (await db('agenda_activities').insert({
      school_id: school,
      coach_id: coach,
      cycle_id: cycle,
      created_by: coach,
      activity_type: 'CustomActivity',
      activity: 'Consejo técnico',
      description: '',
      isStarted: true,
      date: '2026-11-20',
      time: '10:00',
      timezone: 'America/Mexico_City',
      datetime: '2026-11-20 16:00:00',
      created_at: '2026-11-19 12:00:00',
      updated_at: '2026-11-19 12:00:00',
    })) as number[];
    ids.push(id);
  }
  return ids;
}

const END = '\n%%EOF\n';

/** A PDF with random content of so many bytes; the server stores PDFs unchanged. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%'),
    Buffer.from(randomBytes(Math.ceil(bytes / 2)).toString('hex')).subarray(0, bytes),
    Buffer.from(END),
  ]);

/** A PNG of one colour; the server re-encodes pictures. */
export function photoOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8); // 8 bits per channel, RGB
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, 0x66)]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)));
  const parts = [chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export const isWholePdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-8).toString().includes('%%EOF');

export interface Uploaded {
  status: number;
  body: { code?: string; message?: string };
}

/** Adds a file to an activity as the coach. Throws if no answer arrives. */
export async function upload(
  url: string,
  { token }: Pick<World, 'token'>,
  { activity, content, name }: { activity: number; content: Buffer; name: string },
): Promise<Uploaded> {
  const form = new FormData();
  form.set('activity_id', String(activity));
  form.set('files', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(`${url}/schools/activity/set-evidence`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Connection: 'close' },
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: (await response.json()) as Uploaded['body'] };
}

/** Downloads a file. Throws if the download breaks off. */
export async function download(
  url: string,
  { token }: Pick<World, 'token'>,
): Promise<{ status: number; bytes: Buffer }> {
  const headers = { Authorization: `Bearer ${token}`, Connection: 'close' };
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(60_000) });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

export interface EvidenceRow {
  id: number;
  agenda_activity_id: number;
  path: string;
  size: number;
  mime_type: string;
}
export const evidenceRows = (db: Knex) =>
  db('activity_evidences').select('id', 'agenda_activity_id', 'path', 'size', 'mime_type') as Promise<EvidenceRow[]>;

/** The names of all stored files, and of unfinished uploads. */
export function storeOf(dataDir: string) {
  const root = join(dataDir, 'files');
  const shards = readdirSync(root).filter((name) => /^[0-9a-f]{2}$/.test(name));
  return {
    kept: shards.flatMap((shard) => readdirSync(join(root, shard))),
    incoming: readdirSync(join(root, 'incoming')).map((name) => join(root, 'incoming', name)),
    pathOf: (key: string) => join(root, key.slice(0, 2), key),
  };
}
