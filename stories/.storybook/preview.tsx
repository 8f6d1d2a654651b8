import './frozenDay';
import type { Decorator, Preview } from '@storybook/react-vite';
import { AppProvider, SnackbarRegion } from '@ruta/design-system';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import { ProductLanguage } from './ProductLanguage';
import { StoryFrame } from './StoryFrame';
import { docsParts, WorkshopDocs } from './docs/lateDocs';
import { listenToToolbar } from './docs/toolbarStore';
import { axeInTheDark } from './axeInTheDark';
import { forcedTheme } from './forcedTheme';
import { freezeDay } from './frozenDay';
import { initialGlobals, storyGlobals } from './globals';
import { inWorkshop } from './inWorkshop';
import { NAMES_OF_WHAT_IS_SHOWN } from './namesOfWhatIsShown';
import { optionalControls } from './optionalControls';
import { plainEvents } from './plainEvents';
import { isPlayed, mountForPlay } from './playAtRest';
import { toolbar, viewports } from './toolbar';

const words = {
  es: { messages: 'Avisos', close: 'Cerrar' },
  en: { messages: 'Messages', close: 'Close' },
} as const;

const goTo = action('navigate');
listenToToolbar();
// Longer than the default second: a screen may render late on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Wraps every story in the app's own provider. */
const inApp: Decorator = (Story, context) => {
  const { theme: chosen, language, motion, density, today } = storyGlobals(context.globals);
  const theme = forcedTheme() ?? chosen;
  // Tests and plays look at things at rest: what fades in is not visible yet.
  const isAtRest = forcedTheme() !== undefined || (motion === 'system' && isPlayed(context));
  // Before rendering: components read the date while they render.
  freezeDay(today);
  return (
    <AppProvider
      locale={language === 'es' ? 'es-MX' : 'en-US'}
      colorScheme={theme === 'dark' || theme === 'contrastDark' ? 'dark' : 'light'}
      contrast={theme === 'contrast' || theme === 'contrastDark' ? 'more' : 'standard'}
      motion={isAtRest ? 'reduced' : motion}
      density={density}
      navigate={goTo}
    >
      <ProductLanguage language={language} />
      <StoryFrame isBare={context.parameters['layout'] === 'fullscreen'}>
        <Story />
      </StoryFrame>
      {/* Product screens include their own snackbar region. */}
      {context.parameters['isScreen'] !== true && (
        <SnackbarRegion label={words[language].messages} closeLabel={words[language].close} />
      )}
    </AppProvider>
  );
};

const preview: Preview = {
  decorators: [inWorkshop, inApp],
  mount: mountForPlay,
  beforeAll: plainEvents,
  afterEach: axeInTheDark,
  argTypesEnhancers: [optionalControls],
  initialGlobals: { ...initialGlobals },
  globalTypes: toolbar,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // React Aria's live region may refer to a button that is gone when axe runs.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        // What a control shows is part of its name (WCAG 2.5.3). axe calls the rule experimental and leaves it out.
        rules: { [NAMES_OF_WHAT_IS_SHOWN.id]: { enabled: true } },
        // A test run reads violations alone; a list of every element that passed costs more than finding them.
        ...(forcedTheme() === undefined ? {} : { resultTypes: ['violations'] }),
      },
      config: {
        rules: [
          NAMES_OF_WHAT_IS_SHOWN,
          // These rules apply to whole pages only.
          ...['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
        ],
      },
    },
    docs: { container: WorkshopDocs, components: docsParts },
    viewport: { options: viewports },
    controls: { expanded: true, matchers: { date: /(At|On|Date)$/ } },
    options: {
      storySort: {
        order: [
          'Fundamentos',
          [
            'Para empezar',
            'Color',
            'Tipografía',
            'Espacio',
            'Densidad',
            'Movimiento',
            'Iconos',
            'Redacción',
            'Accesibilidad',
            'Proponer una pieza',
          ],
          'Componentes',
          'Patrones',
          'Pantallas',
          'Flujos',
        ],
      },
    },
  },
};

export default preview;
