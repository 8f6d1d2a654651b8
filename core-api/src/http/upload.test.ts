import fs, { mkdtempSync, readdirSync, rmSync, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { receive } from './upload';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'upload-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const upload = { field: 'files', maxFiles: 3, maxBytes: 1 << 20, types: ['image/png'] };
const app = () =>
  express().post('/', (req, res) => {
    receive(req, res, { upload, folder, locale: 'es' }).then(
      ({ files }) => void res.status(201).json(files.length),
      (error: unknown) => void res.status(507).json((error as NodeJS.ErrnoException).code),
    );
  });
const send = () =>
  request(app())
    .post('/')
    .attach('files', Buffer.alloc(1 << 18), 'one.pdf')
    .attach('files', Buffer.alloc(1 << 10), 'two.pdf');

/** Lets the second file's writes fail as on a full disk, the first of them or one after the whole file has arrived. */
function fillDisk(isLate: boolean): void {
  const create = fs.createWriteStream.bind(fs);
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', errno: -28 });
  let streams = 0;
  jest.spyOn(fs, 'createWriteStream').mockImplementation((path): WriteStream => {
    const stream = create(path);
    streams += 1;
    if (streams === 2) stream._write = (_chunk, _encoding, done) => void setTimeout(done, isLate ? 50 : 0, full);
    return stream;
  });
}

test.each([true, false])('F11 a file that does not fit leaves no part behind (late: %s)', async (isLate) => {
  fillDisk(isLate);
  const { status, body } = await send();
  expect([status, body]).toEqual([507, 'ENOSPC']);
  expect(readdirSync(folder)).toEqual([]);
});

test('files that fit stay until they are discarded', async () => {
  expect((await send()).status).toBe(201);
  expect(readdirSync(folder)).toHaveLength(2);
});
