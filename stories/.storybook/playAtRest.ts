import type { Preview } from '@storybook/react-vite';

interface Context {
  readonly viewMode: 'story' | 'docs';
  readonly playFunction?: unknown;
}

/** Whether a play presses through the story here; docs pages only draw it. */
export const isPlayed = ({ viewMode, playFunction }: Context): boolean =>
  viewMode === 'story' && playFunction !== undefined;

const afterPaint = () =>
  new Promise<void>((next) => {
    requestAnimationFrame(() => setTimeout(next));
  });

/** What Storybook's React renderer reads of a context besides what its type names. */
interface Drawing {
  readonly renderToCanvas: () => Promise<void>;
}

/**
 * Draws a story as Storybook's own `mount` does. A play then waits until the story is seen and its effects have run: in
 * the built Storybook React flushes nothing for it, so that a focus is not there yet, and the body may still be hidden.
 */
export const mountForPlay: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  const { renderToCanvas } = context as unknown as Drawing;
  await renderToCanvas();
  if (isPlayed(context)) {
    await afterPaint();
    while (!context.canvasElement.checkVisibility() && !context.abortSignal.aborted) await afterPaint();
  }
  return context.canvas;
};
