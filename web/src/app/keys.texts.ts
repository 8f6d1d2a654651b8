import { defineTexts } from '../lib/i18n';

/** Texts of the dialog of keys and of its place in the profile. */
export const keysTexts = defineTexts('app.keys', {
  es: {
    title: 'Teclas',
    close: 'Cerrar',
    body: 'Las que sirven en esta página. No hacen nada mientras escribes ni con un diálogo abierto.',
    then: 'luego',
    off: 'Desactivada',
    choose: 'Elige en tu perfil cuáles usar',
    'choose.body': 'Cada tecla se puede desactivar.',
    section: 'Teclas',
    'section.body': 'Desactiva las que te estorben, por ejemplo si dictas con la voz. Se guarda en este equipo.',
    all: 'Todas las teclas',
    go: 'Ir a',
  },
  en: {
    title: 'Keys',
    close: 'Close',
    body: 'Those that work on this page. They do nothing while you type or while a dialog is open.',
    then: 'then',
    off: 'Switched off',
    choose: 'Choose in your profile which ones to use',
    'choose.body': 'Each key can be switched off.',
    section: 'Keys',
    'section.body': 'Switch off those that get in your way, for example if you dictate. It is stored on this device.',
    all: 'All keys',
    go: 'Go to',
  },
});
