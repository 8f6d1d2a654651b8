import { defineTexts } from '../../lib/i18n';

/** Texts of the home of roles whose area has no pages yet. */
export const soonHomeTexts = defineTexts('home.soon', {
  es: {
    'soon.title': 'Tu área llega pronto',
    'soon.body': 'Mientras tanto: tu perfil, tus notificaciones.',
    profile: 'Tu perfil',
    notifications: 'Tus notificaciones',
  },
  en: {
    'soon.title': 'Your area is coming soon',
    'soon.body': 'In the meantime: your profile, your notifications.',
    profile: 'Your profile',
    notifications: 'Your notifications',
  },
});
