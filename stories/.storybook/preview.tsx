import type { Decorator, Preview } from '@storybook/react-vite';
import { AppProvider, SnackbarRegion } from '@ruta/design-system';
import { StoryFrame } from './StoryFrame';
import { action } from 'storybook/actions';
import { forcedTheme } from './forcedTheme';
import { optionalControls } from './optionalControls';

type ThemeName = 'light' | 'dark' | 'contrast' | 'contrastDark';
interface StoryGlobals {
  theme: ThemeName;
  language: 'es' | 'en';
  motion: 'system' | 'full' | 'reduced';
}

const words = {
  es: { messages: 'Avisos', close: 'Cerrar' },
  en: { messages: 'Messages', close: 'Close' },
} as const;

const goTo = action('navigate');

/** The one provider of every story: the app's own. */
const inApp: Decorator = (Story, context) => {
  const { theme: chosen, language, motion } = context.globals as unknown as StoryGlobals;
  const theme = forcedTheme() ?? chosen;
  return (
    <AppProvider
      locale={language === 'es' ? 'es-MX' : 'en-US'}
      colorScheme={theme === 'dark' || theme === 'contrastDark' ? 'dark' : 'light'}
      contrast={theme === 'contrast' || theme === 'contrastDark' ? 'more' : 'standard'}
      motion={forcedTheme() === undefined ? motion : 'reduced'}
      navigate={goTo}
    >
      <StoryFrame isBare={context.parameters['layout'] === 'fullscreen'}>
        <Story />
      </StoryFrame>
      <SnackbarRegion label={words[language].messages} closeLabel={words[language].close} />
    </AppProvider>
  );
};

const preview: Preview = {
  decorators: [inApp],
  argTypesEnhancers: [optionalControls],
  initialGlobals: { theme: 'light', language: 'es', motion: 'system' },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Oscuro' },
          { value: 'contrast', title: 'Alto contraste claro' },
          { value: 'contrastDark', title: 'Alto contraste oscuro' },
        ],
      },
    },
    language: {
      description: 'Idioma',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    motion: {
      description: 'Movimiento',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Movimiento del equipo' },
          { value: 'full', title: 'Con movimiento' },
          { value: 'reduced', title: 'Sin movimiento' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Where React Aria says things aloud: it may name a button that is gone by the time axe looks.
      context: { exclude: ['[data-live-announcer]'] },
      // A part alone is no page: these three are checked on whole screens.
      config: { rules: ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })) },
    },
    controls: { expanded: true, matchers: { date: /(At|On|Date)$/ } },
    options: {
      storySort: {
        order: [
          'Fundamentos',
          ['Color', 'Tipografía', 'Espacio', 'Iconos', 'Redacción'],
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
