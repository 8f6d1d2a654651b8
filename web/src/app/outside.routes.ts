import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';
import { page } from './page-route';

/** The pages of those who have no session yet, beside the form to sign in. A file of its own, like the administrators'. */
export const outsideRoutes: RouteObject[] = [
  page(paths.register.path, () => import('../features/access/RegisterPage').then(({ RegisterPage }) => RegisterPage)),
  page(paths.passwordForgot.path, () =>
    import('../features/access/ForgotPasswordPage').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
  ),
  page(paths.passwordReset.path, () =>
    import('../features/access/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage),
  ),
];
