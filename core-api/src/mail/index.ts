export { invitationLetter, resetLetter } from '@ruta/contracts/access/access.letters';
export { letterId, mailDeliveries, post } from './mail-outbox';
export { isRefused, isRefusedForGood, openMailer, type Mail, type Mailer } from './mailer';
