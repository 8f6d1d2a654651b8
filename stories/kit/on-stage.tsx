import { expect, waitFor, within } from 'storybook/test';
import { forcedTheme } from '../.storybook/forcedTheme';
import { isAnswered, raiseBoundary, tellMistakes } from './boundary';
import { sceneOf } from './scene';
import { Stage } from './Stage';
import type { StageProps } from './Stage';

/** What Storybook hands to every story. */
export interface Shown {
  globals: Readonly<Record<string, unknown>>;
}

/** The scheme of the page, by the test run or by the toolbar. */
export const schemeOf = (theme: unknown): 'light' | 'dark' =>
  (forcedTheme() ?? theme) === 'dark' || theme === 'contrastDark' ? 'dark' : 'light';

/** A screen of the product for the toolbar's role, language and day; each of them opens it anew. */
function OnStage({ as, person, globals, ...screen }: StageProps & Shown) {
  const common = sceneOf(as, globals);
  const scene = { ...common, me: { ...common.me, ...person } };
  const { me, locale, today } = scene;
  return <Stage key={`${me.role} ${locale} ${today}`} {...screen} scene={scene} scheme={schemeOf(globals['theme'])} />;
}

/** What the door says while the product opens. */
const OPENING = /^(Abriendo Ruta|Opening Ruta)/;

/** The page stands: it has its own heading, and everything that it asked for is answered or never will be. */
export async function stands({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() =>
    expect(within(canvasElement).getByRole('heading', { level: 1 })).not.toHaveAccessibleName(OPENING),
  );
  await waitFor(() => expect(isAnswered()).toBe(true));
}

/** The frame stands and the page says that it is loading. */
export async function isOnItsWay({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await within(canvasElement).findByRole('banner');
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
}

/** No network while a story is shown, and its mistakes told afterwards. */
export const boundary = { beforeEach: raiseBoundary, afterEach: tellMistakes };

/** What the stories of a screen have in common: the product around it, no network, and the rules of whole pages. */
export const onStage = {
  render: (args: StageProps, { globals }: Shown) => <OnStage {...args} globals={globals} />,
  ...boundary,
  play: stands,
  parameters: {
    layout: 'fullscreen',
    isScreen: true,
    controls: { disable: true },
    // A whole page has a main part, one heading, and everything inside its landmarks.
    a11y: { config: { rules: [] } },
  },
};

export type { StageProps };
