import { execFileSync } from 'node:child_process';
import { closeSync, openSync, statfsSync, writeSync } from 'node:fs';
import { ask, plan, type Answer, type Core, type World } from './core';
import type { Place } from './databases';
import { download } from './evidence';
import { Impossible, unless } from './outcome';

export const DISK_MB = 24;
const SENTENCE = /espacio/i;

/** Runs a fault with a file system of 24 MB as DATA_DIR, on which SQLite's file is, too. */
export async function onSmallDisk<T>(place: Place, work: () => Promise<T>): Promise<T> {
  mount(place.dataDir);
  try {
    return await work();
  } finally {
    execFileSync('umount', ['-l', place.dataDir]);
  }
}

/** Whether the answer is the refusal of a full disk, in words. */
export const isFull = (status: number, { code, message = '' }: { code?: string; message?: string }) =>
  status === 507 && code === 'server.storage-full' && SENTENCE.test(message);

/** Creates a visit; if it is acknowledged, adds its id. */
export async function create(core: Core, world: World, visits: number[]): Promise<Answer> {
  const body = plan(world, 'Visita con el disco lleno. '.repeat(10));
  const answer = await ask(`${core.url}/schools/visits`, world, { method: 'POST', body });
  if (answer.status === 201) visits.push(answer.body.data.id);
  return answer;
}

/** Creates visits until one is refused, and gives that answer: the log has some space left that it uses again. */
export async function createUntilFull(core: Core, world: World, visits: number[]): Promise<Answer> {
  for (;;) {
    const answer = await create(core, world, visits);
    if (answer.status !== 201) return answer;
  }
}

/** Reads while the disk is full: the person, a list, a visit, a file. Returns the failures. */
export async function readsThat(
  core: Core,
  world: World,
  kept: ReadonlyMap<number, Buffer>,
  visits: readonly number[],
) {
  const paths = ['/me', `/schools/visits?school_id=${world.school}`, `/schools/visits/${visits[0] ?? 0}`];
  const wrong: string[] = [];
  for (const path of paths) {
    const { status } = await ask(`${core.url}${path}`, world);
    wrong.push(...unless(status === 200, `reading ${path}: answered ${status}`));
  }
  const [activity = 0, content] = [...kept][0] ?? [];
  const record = await fetch(`${core.url}/schools/activity/record?activity_id=${activity}`, {
    headers: { Authorization: `Bearer ${world.token}` },
  });
  const { data } = (await record.json()) as { data?: { evidences: { url: string }[] } };
  const file = await download(new URL(data?.evidences[0]?.url ?? '', core.url).href, world);
  return [...wrong, ...unless(content !== undefined && file.bytes.equals(content), 'a file is not given as it came')];
}

/** Fills the disk to the last byte. */
export function fillUp(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1 << 20, 1 << 12, 1]) {
      const block = Buffer.alloc(size);
      try {
        while (statfsSync(path).bavail >= 0) if (writeSync(file, block) < size) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

function mount(folder: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Impossible('a disk of its own needs Linux and root');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? '';
    throw new Impossible(`root may not mount a disk here: ${said}`);
  }
}
