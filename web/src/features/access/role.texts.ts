import { defineTexts } from '../../lib/i18n';

/** Texts of the choice of a role at sign-in. */
export const roleTexts = defineTexts('role', {
  es: {
    brand: 'Ruta',
    title: '¿Con qué rol quieres trabajar?',
    about: 'Puedes cambiar cuando quieras en el menú de tu cuenta. La próxima vez entrarás con el último que usaste.',
    entering: 'Entrando…',
    leave: 'Cerrar sesión',
  },
  en: {
    brand: 'Ruta',
    title: 'Which role do you want to work in?',
    about: 'You can change whenever you like in your account menu. Next time you enter with the last one you used.',
    entering: 'Entering…',
    leave: 'Sign out',
  },
});
