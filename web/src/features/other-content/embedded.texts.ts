import { defineTexts } from '../../lib/i18n';

export const embeddedTexts = defineTexts('embedded', {
  es: {
    intelligence: 'Inteligencia',
    fundamentacion: 'Fundamentación',
    loading: 'Cargando la página',
    'not-allowed.title': 'Esta página no se puede mostrar aquí',
    'not-allowed.body': 'Su sitio no está entre los permitidos. Avisa a quien administra los contenidos.',
    'slow.title': 'La página tarda en cargar',
    'slow.body': 'Su sitio no ha respondido. Puedes abrirla en otra pestaña.',
    open: 'Abrir en otra pestaña',
    'inactive.note': 'Esta página está inactiva: solo la ven quienes administran contenidos.',
    'no-address.title': 'Esta página todavía no tiene dirección',
    'no-address.body': 'Se escribe en la consola de contenidos.',
    console: 'Ir a la consola',
  },
  en: {
    intelligence: 'Intelligence',
    fundamentacion: 'Foundations',
    loading: 'Loading the page',
    'not-allowed.title': 'This page cannot be shown here',
    'not-allowed.body': 'Its site is not among the allowed ones. Tell whoever manages contents.',
    'slow.title': 'The page is slow to load',
    'slow.body': 'Its site has not answered. You can open it in another tab.',
    open: 'Open in another tab',
    'inactive.note': 'This page is inactive: only those who manage contents see it.',
    'no-address.title': 'This page has no address yet',
    'no-address.body': 'It is written in the console of contents.',
    console: 'Go to the console',
  },
});
