import type { Page } from '@playwright/test';
import type { Line } from './kit/table';

const FRAMES_AIM = 55;
const DRAGGED_MS = 3_000;
/** Pixels to the right and down that the pointer goes and comes back. */
const WAY = { x: 400, y: 200 };

/** Frames a second while an item of the agenda's month is dragged over it, at the machine's own speed. */
export async function framesWhileDragging(page: Page): Promise<Line> {
  const box = await page
    .getByText(/Visita \d+/)
    .first()
    .boundingBox();
  if (!box) throw new Error('The page shows no item to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  const counted = page.evaluate(countFrames, DRAGGED_MS);
  const began = performance.now();
  for (let part = 0; part < 1; part = (performance.now() - began) / DRAGGED_MS) {
    const away = Math.sin(part * 2 * Math.PI) ** 2;
    await page.mouse.move(x + away * WAY.x, y + away * WAY.y);
    await page.evaluate(nextFrame);
  }
  const value = await counted;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return {
    what: 'agenda of 400 items a month: dragging',
    value,
    aim: FRAMES_AIM,
    better: 'more',
    unit: 'frames a second',
  };
}

/** Runs in the page: frames a second during some milliseconds. */
async function countFrames(ms: number): Promise<number> {
  const began = performance.now();
  let frames = 0;
  while (performance.now() - began < ms) {
    await new Promise(requestAnimationFrame);
    frames += 1;
  }
  return (frames * 1000) / (performance.now() - began);
}

/** Runs in the page. */
function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
