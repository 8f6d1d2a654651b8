import { defineTexts } from '../../lib/i18n';

/** Moving a row without dragging. */
export const orderMenuTexts = defineTexts('order-menu', {
  es: { up: 'Subir un lugar', down: 'Bajar un lugar' },
  en: { up: 'Move up', down: 'Move down' },
});
