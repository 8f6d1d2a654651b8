// What differs between two folders of photographs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.mjs';

/**
 * Compares the pictures that differ byte by byte, decoded in a page of the browser, and lays their difference beside
 * them. Gives those where a pixel differs, the largest first, and how many are as they were.
 */
export async function differences({ browser, before, after, folders, into }) {
  const page = await browser.newPage();
  await page.setContent('<canvas></canvas>');
  const found = [];
  let unchanged = 0;
  for (const [name, hash] of after) {
    const was = before.get(name);
    if (was === undefined) continue;
    if (was === hash) {
      unchanged += 1;
      continue;
    }
    const pictures = ['before', 'after'].map((side) =>
      readFileSync(join(folders[side], `${name}.png`)).toString('base64'),
    );
    const { changed, share, picture } = await page.evaluate(inPage, { pictures, comparer: compare.toString() });
    if (changed === 0) {
      unchanged += 1;
      continue;
    }
    writeFileSync(join(into, `${name}.png`), Buffer.from(picture, 'base64'));
    found.push({ name, changed, share });
  }
  await page.close();
  return { found: found.sort((one, other) => other.changed - one.changed), unchanged };
}

/** In the page: both pictures on a common ground, compared; the difference as a PNG. */
async function inPage({ pictures, comparer }) {
  const run = new Function(`return (${comparer})`)();
  const images = await Promise.all(
    pictures.map(async (data) => {
      const bytes = Uint8Array.from(globalThis.atob(data), (letter) => letter.charCodeAt(0));
      return globalThis.createImageBitmap(new globalThis.Blob([bytes], { type: 'image/png' }));
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const pixels = images.map((image) => {
    const context = new globalThis.OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  const { changed, picture } = run(pixels[0], pixels[1], width, height);
  const canvas = globalThis.document.querySelector('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d').putImageData(new globalThis.ImageData(picture, width, height), 0, 0);
  return { changed, share: changed / (width * height), picture: canvas.toDataURL('image/png').split(',')[1] };
}
