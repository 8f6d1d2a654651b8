export { entryByLink, type EntryByLink } from './entry-by-link';
export { makeAdministrator } from './first-administrator';
export { passwordProblem } from './password-policy';
export { passwords, type Passwords } from './passwords';
export { rateWindows, type RateWindows } from './rate-windows';
export { resetUrl } from './reset-letters';
export { installationKey } from './secret-box';
export { sessions, type Sessions } from './sessions';
export { singleUseLinks, type SingleUseLinks } from './single-use';
