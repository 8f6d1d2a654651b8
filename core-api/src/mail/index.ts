export { invitationLetter, resetLetter } from '@ruta/contracts/access/access.letters';
export { letterId, mailDeliveries, post } from './mail-outbox';
export { openMailer, type Mail, type Mailer } from './mailer';
