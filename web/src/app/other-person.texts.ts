import { defineTexts } from '../lib/i18n';

export const otherPersonTexts = defineTexts('other-person', {
  es: {
    title: 'Ahora está {{name}}',
    body: 'Esta pestaña es de {{mine}}, y en este navegador ya inició sesión {{other}}. Nada se guarda con otro nombre, y lo que escribiste sigue aquí hasta que dejes la página.',
    mine: 'Iniciar sesión como {{name}}',
    other: 'Continuar como {{name}}',
  },
  en: {
    title: '{{name}} is here now',
    body: 'This tab is of {{mine}}, and {{other}} has signed in on this browser. Nothing is saved under another name, and what you wrote is still here until you leave the page.',
    mine: 'Sign in as {{name}}',
    other: 'Go on as {{name}}',
  },
});
