import { defineTexts } from '../../lib/i18n';

/** Texts of the home of roles without duties. */
export const soonHomeTexts = defineTexts('home.soon', {
  es: {
    'soon.title': 'Tu área llega pronto',
    'soon.body': 'Mientras tanto: tu perfil, tus notificaciones.',
    'withheld.title': 'Falta proteger tu cuenta',
    'withheld.body': 'Con la verificación en dos pasos se abren las páginas de administración.',
    'withheld.do': 'Ir a seguridad',
    'begin.title': '¿Por dónde empiezas?',
    'begin.body': 'Estas son tus páginas.',
    profile: 'Tu perfil',
    notifications: 'Tus notificaciones',
  },
  en: {
    'soon.title': 'Your area is coming soon',
    'soon.body': 'In the meantime: your profile, your notifications.',
    'withheld.title': 'Your account is not protected yet',
    'withheld.body': 'With two-step verification the pages of administration open.',
    'withheld.do': 'Go to security',
    'begin.title': 'Where do you begin?',
    'begin.body': 'These are your pages.',
    profile: 'Your profile',
    notifications: 'Your notifications',
  },
});
