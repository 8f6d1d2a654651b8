import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { filmHead } from '../kit/film';
import type { Core, World } from './core';

const BOUNDARY = 'a-boundary-of-the-faults';
const MB = 1024 * 1024;
const BLOCK = randomBytes(MB);
/** The longest pause before a kill, in ms. */
const SOON_MS = 60;

/** How much of a film was sent when the server is killed: of all bytes the share, or all and its answer. */
export const POINTS = [0.02, 0.5, 'all but the last byte', 'all', 'answered'] as const;
type Point = (typeof POINTS)[number];

interface Sending {
  /** Of the film, in bytes. */
  size: number;
  point: Point;
}

/** Sends a film and kills the server at a point of it. Returns the film's address where it was acknowledged. */
export async function sendAndKill(
  core: Core,
  { token }: Pick<World, 'token'>,
  { size, point }: Sending,
): Promise<string | null> {
  const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="clase.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  const head = Buffer.concat([Buffer.from(field), filmHead(size)]);
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const sending = request(`${core.url}/pills/videos/file`, {
    method: 'POST',
    agent: false,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': Buffer.byteLength(field) + size + tail.length,
    },
  });
  const answer = new Promise<string | null>((resolve) => {
    sending.once('error', () => resolve(null));
    sending.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', () => resolve(null));
      response.once('end', () => {
        const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data?: { url: string } };
        resolve(response.statusCode === 201 ? (data?.url ?? null) : `answered ${response.statusCode}`);
      });
    });
  });
  const put = async (bytes: Buffer) => {
    if (!sending.write(bytes)) await Promise.race([once(sending, 'drain'), answer]);
  };
  const end = Buffer.byteLength(field) + Math.ceil(typeof point === 'number' ? size * point : size);
  await put(head);
  for (let sent = head.length; sent < end; sent += MB) await put(BLOCK.subarray(0, Math.min(MB, end - sent)));
  if (point === 'all but the last byte') await put(tail.subarray(0, -1));
  if (point === 'all' || point === 'answered') sending.end(tail);
  if (point === 'answered') await answer;
  else await pause(Math.random() * SOON_MS);
  await core.kill();
  sending.destroy();
  return answer;
}
