import { page } from '../kit/page-path';

/** Pages of signing in and of the own account (ACC-01 to ACC-07). */
export const accessPages = {
  signIn: page('/sign-in'),
  passwordForgot: page('/password/forgot'),
  passwordReset: page('/password/reset'),
  emailConfirm: page('/email/confirm'),
  profile: page('/profile'),
  security: page('/profile/security'),
};
