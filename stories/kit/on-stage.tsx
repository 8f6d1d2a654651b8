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

/** Heading while the product loads. */
const OPENING = /^(Abriendo Ruta|Opening Ruta)/;

/** Waits until the page has its own heading and no request is pending; then it has one main heading. */
export async function pageIsReady({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const heading = () => within(canvasElement).getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading()).not.toHaveAccessibleName(OPENING));
  await waitFor(() => expect(isAnswered()).toBe(true));
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
