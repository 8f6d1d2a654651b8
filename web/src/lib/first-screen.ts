import { whenIdle } from '@ruta/design-system';

/** Milliseconds until the first screen counts as shown, on pages that do not report one. */
const AT_THE_LATEST_MS = 3_000;

let markShown: () => void = () => undefined;
const shown = new Promise<void>((resolve) => {
  markShown = resolve;
});

/** Called by the first screen once it shows its data or its failure. */
export const firstScreenShown = (): void => markShown();

/**
 * Resolves once the first screen is drawn and the browser is idle. Parts that nobody waits for load their code then, so
 * that they do not compete with the page.
 */
export async function afterFirstScreen(): Promise<void> {
  setTimeout(markShown, AT_THE_LATEST_MS);
  await shown;
  await new Promise<void>((resolve) => whenIdle(resolve));
}
