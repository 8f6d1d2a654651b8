import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { watch } from './kit/peak';
import type { Server } from './kit/servers';
import { fixed, type Line } from './kit/table';
import type { World } from './kit/world';

const IDLE_MS = 5_000;
const MB = 1024 * 1024;
/** A phone's photo: twelve megapixels. */
const PHOTO = { width: 4000, height: 3000 };

/** Memory of both servers when idle, and what a large upload and a photo add at the peak. */
export async function memory({ core, bff, world }: { core: Server; bff: Server; world: World }): Promise<Line[]> {
  await pause(IDLE_MS);
  const [ofCore, ofBff] = [core.memory(), bff.memory()];
  const upload = await uploader(bff, world);
  // A first upload: what it loads and compiles stays in memory.
  await upload('informe.pdf', 'application/pdf', pdfOf(MB));
  const added = async (work: () => Promise<void>) => {
    await pause(1_000);
    const before = core.memory() + bff.memory();
    const peak = watch(core, bff);
    await work();
    return peak() - before;
  };
  const large = pdfOf(10 * MB);
  const ofUpload = await added(() => upload('informe.pdf', 'application/pdf', large));
  const photo = await photoOf();
  const ofPhoto = await added(() => upload('foto.jpg', 'image/jpeg', photo));
  const line = { better: 'less' } as const;
  return [
    {
      ...{ ...line, what: 'idle memory', value: ofCore + ofBff, aim: 250, unit: 'MB of core-api and bff' },
      note: `${fixed(ofCore)} and ${fixed(ofBff)} MB`,
    },
    { ...line, what: 'upload of 10 MB', value: ofUpload, aim: 30, unit: 'MB more at the peak' },
    {
      ...{ ...line, what: 're-encoding a photo', value: ofPhoto, aim: 150, unit: 'MB more at the peak' },
      note: `12 megapixels, ${fixed(photo.length / MB)} MB`,
    },
  ];
}

/** Uploads evidence to the running activity, like a browser. */
async function uploader(bff: Server, { token, running }: World) {
  const cookie = `sid=${token}`;
  const res = await fetch(`${bff.url}/api/csrf`, { headers: { cookie } });
  const { data } = (await res.json()) as { data: { token: string } };
  return async (name: string, type: string, content: Buffer<ArrayBuffer>): Promise<void> => {
    const body = new FormData();
    body.set('activity_id', String(running));
    body.append('files', new Blob([content], { type }), name);
    const headers = { cookie, 'x-csrf-token': data.token };
    const sent = await fetch(`${bff.url}/api/schools/activity/set-evidence`, { method: 'POST', headers, body });
    if (sent.status !== 201) throw new Error(`${name}: ${String(sent.status)} ${await sent.text()}`);
  };
}

/** Random bytes with a PDF's header and trailer. */
function pdfOf(bytes: number): Buffer<ArrayBuffer> {
  const pdf = randomBytes(bytes);
  pdf.write('%PDF-1.7\n', 0, 'latin1');
  pdf.write('\n%%EOF\n', bytes - 7, 'latin1');
  return pdf;
}

/** A JPEG with as many details and bytes as a photo. */
const photoOf = async (): Promise<Buffer<ArrayBuffer>> =>
  await sharp(randomBytes((PHOTO.width / 4) * (PHOTO.height / 4) * 3), {
    raw: { width: PHOTO.width / 4, height: PHOTO.height / 4, channels: 3 },
  })
    .resize(PHOTO.width, PHOTO.height)
    .jpeg({ quality: 80 })
    .toBuffer();
