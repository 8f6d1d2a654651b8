import { whenIdle } from '@ruta/design-system';

/** Milliseconds until the first screen counts as shown, on pages that do not report one. */
const AT_THE_LATEST_MS = 3_000;

let stand: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Called by the first screen once it shows its data or its failure. */
export const firstScreenStands = (): void => stand();

/**
 * Resolves once the first screen is drawn and the browser is idle. Parts that nobody waits for load their code then, so
 * that they do not compete with the page.
 */
export async function afterFirstScreen(): Promise<void> {
  setTimeout(stand, AT_THE_LATEST_MS);
  await standing;
  await new Promise<void>((resolve) => whenIdle(resolve));
}
