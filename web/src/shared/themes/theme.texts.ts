import { defineTexts } from '../../lib/i18n';

/** Names of the themes of the diagnostic’s questions. */
export const themeTexts = defineTexts('themes', {
  es: {
    liderazgo: 'Liderazgo',
    comunicacion: 'Comunicación',
    colaboracion: 'Colaboración',
    claridad: 'Claridad',
    reconocimiento: 'Reconocimiento',
    conflictos: 'Conflictos',
    desarrollo: 'Desarrollo',
    recursos: 'Recursos',
    convivencia: 'Convivencia',
    familias: 'Familias',
  },
  en: {
    liderazgo: 'Leadership',
    comunicacion: 'Communication',
    colaboracion: 'Collaboration',
    claridad: 'Clarity',
    reconocimiento: 'Recognition',
    conflictos: 'Conflicts',
    desarrollo: 'Development',
    recursos: 'Resources',
    convivencia: 'Living together',
    familias: 'Families',
  },
});

/** Their keys. */
export const KNOWN_THEMES = [
  ...(['liderazgo', 'comunicacion', 'colaboracion', 'claridad', 'reconocimiento'] as const),
  ...(['conflictos', 'desarrollo', 'recursos', 'convivencia', 'familias'] as const),
];

/** The known theme of that key; a network may add others (`use-theme-name.ts`). */
export const knownTheme = (theme: string): (typeof KNOWN_THEMES)[number] | undefined =>
  KNOWN_THEMES.find((one) => one === theme);
