import { expect, waitFor, within } from 'storybook/test';
import { forcedTheme } from '../.storybook/forcedTheme';
import { NAMES_OF_WHAT_IS_SHOWN } from '../.storybook/namesOfWhatIsShown';
import { isAnswered, interceptRequests, throwMistakes } from './boundary';
import { sceneOf } from './scene';
import { Stage } from './Stage';
import type { StageProps } from './Stage';

/** The part of the story context used here. */
export interface Shown {
  globals: Readonly<Record<string, unknown>>;
}

/** Colour scheme from the test run or the toolbar. */
export const schemeOf = (theme: unknown): 'light' | 'dark' =>
  (forcedTheme() ?? theme) === 'dark' || theme === 'contrastDark' ? 'dark' : 'light';

/** A product screen for the toolbar's role, language and day; each change remounts it. */
function OnStage({ as, person, globals, ...screen }: StageProps & Shown) {
  const common = sceneOf(as, globals);
  const scene = { ...common, me: { ...common.me, ...person } };
  const { me, locale, today } = scene;
  return <Stage key={`${me.role} ${locale} ${today}`} {...screen} scene={scene} scheme={schemeOf(globals['theme'])} />;
}

/**
 * Waits until the product has opened, no request is pending and what is shown stands still: an answer is drawn a moment
 * after it arrived. Then the page has one main heading.
 */
export async function pageIsReady({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  // A dialog that opens with the page hides its heading from readers.
  const heading = () => within(canvasElement).getByRole('heading', { level: 1, hidden: true });
  // The opening is a page of its own: its main part is busy, and its heading is the product's name.
  await waitFor(async () => {
    await expect(canvasElement.querySelector('main[aria-busy="true"]')).toBeNull();
    heading();
  });
  let before = '';
  await waitFor(async () => {
    await expect(isAnswered()).toBe(true);
    const shown = canvasElement.innerHTML;
    const isStill = shown === before;
    before = shown;
    await expect(isStill).toBe(true);
  });
  // A page whose call is refused shows the refusal instead of its own heading, not beside it.
  await waitFor(() => expect(heading()).toBeVisible());
}

/** Waits for the shell with a page that is loading. */
export async function pageIsLoading({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await within(canvasElement).findByRole('banner');
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
}

/** Story hooks: no network during the story, and an error for its mistakes afterwards. */
export const boundary = { beforeEach: interceptRequests, afterEach: throwMistakes };

/** Story config of all screens: the product, no network, and the axe rules of whole pages. */
export const onStage = {
  render: (args: StageProps, { globals }: Shown) => <OnStage {...args} globals={globals} />,
  ...boundary,
  play: pageIsReady,
  parameters: {
    layout: 'fullscreen',
    isScreen: true,
    controls: { disable: true },
    // Enables the rules for landmarks and headings.
    a11y: { config: { rules: [NAMES_OF_WHAT_IS_SHOWN] } },
  },
};

export type { StageProps };
