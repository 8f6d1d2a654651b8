import { defineTexts } from '../../lib/i18n';

/** Texts of the home of roles without duties. */
export const soonHomeTexts = defineTexts('home.soon', {
  es: {
    'soon.title': 'Tu área llega pronto',
    'soon.body': 'Mientras tanto: tu perfil, tus notificaciones.',
    'begin.title': '¿Por dónde empiezas?',
    'begin.body': 'Estas son tus páginas.',
    profile: 'Tu perfil',
    notifications: 'Tus notificaciones',
  },
  en: {
    'soon.title': 'Your area is coming soon',
    'soon.body': 'In the meantime: your profile, your notifications.',
    'begin.title': 'Where do you begin?',
    'begin.body': 'These are your pages.',
    profile: 'Your profile',
    notifications: 'Your notifications',
  },
});
