import { defineTexts } from '../../lib/i18n';

export const uploadingTexts = defineTexts('uploading', {
  es: {
    choose: 'Elegir archivo',
    replace: 'Cambiar archivo',
    chosen: 'Se enviará {{name}}',
    sent: 'Ya se subió {{name}}',
    present: 'Ahora: {{name}}',
    progress: 'Subiendo {{name}}',
    checking: 'Revisando {{name}}',
    cancel: 'Cancelar la subida',
  },
  en: {
    choose: 'Choose a file',
    replace: 'Change the file',
    chosen: '{{name}} will be sent',
    sent: '{{name}} has arrived',
    present: 'Now: {{name}}',
    progress: 'Sending {{name}}',
    checking: 'Checking {{name}}',
    cancel: 'Cancel the upload',
  },
});
