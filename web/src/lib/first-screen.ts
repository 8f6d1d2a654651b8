import { whenIdle } from '@ruta/design-system';

/** A page without a screen of its own says nothing: then the rest comes after this long. */
const AT_THE_LATEST_MS = 3_000;

let stand: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** Told by the first screen whose data is there, or that says why it is not. */
export const firstScreenStands = (): void => stand();

/**
 * Once the first screen is drawn and the browser has nothing better to do. What nobody waits for asks for its code then:
 * before it, the line and the processor are needed for the page.
 */
export async function afterFirstScreen(): Promise<void> {
  setTimeout(stand, AT_THE_LATEST_MS);
  await standing;
  await new Promise<void>((resolve) => whenIdle(resolve));
}
