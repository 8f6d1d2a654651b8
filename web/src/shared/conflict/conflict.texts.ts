import { defineTexts } from '../../lib/i18n';

/** Texts of edit conflicts; each room adds its own title. */
export const conflictTexts = defineTexts('conflict', {
  es: {
    body: 'Compara las dos versiones y elige con cuál te quedas. Nada se ha sobrescrito.',
    mine: 'Tu versión',
    theirs: 'La versión guardada',
    'theirs.by': 'La versión de {{name}}',
    'keep-mine': 'Guardar mi versión',
    'take-theirs': 'Usar la versión guardada',
    same: 'Los textos son iguales; solo cambió el estado.',
    nothing: 'Sin texto',
  },
  en: {
    body: 'Compare the two versions and choose one. Nothing has been overwritten.',
    mine: 'Your version',
    theirs: 'The saved version',
    'theirs.by': 'The version of {{name}}',
    'keep-mine': 'Save my version',
    'take-theirs': 'Use the saved version',
    same: 'The texts are the same; only the status changed.',
    nothing: 'No text',
  },
});
