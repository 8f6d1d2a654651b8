import { defineTexts } from '../../lib/i18n';

/** Texts of the file modal. */
export const filesTexts = defineTexts('files', {
  es: {
    download: 'Descargar',
    failed: 'No se pudo mostrar aquí. Descárgalo para verlo.',
    loading: 'Abriendo el archivo…',
    'not-shown': 'Este archivo no se muestra aquí. Descárgalo para verlo.',
    'page.of': 'Página {{page}} de {{pages}}',
  },
  en: {
    download: 'Download',
    failed: 'It could not be shown here. Download it to see it.',
    loading: 'Opening the file…',
    'not-shown': 'This file is not shown here. Download it to see it.',
    'page.of': 'Page {{page}} of {{pages}}',
  },
});
