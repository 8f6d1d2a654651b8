import { RouterProvider } from 'react-router/dom';
import { router } from './router';

/** The application behind its router, with the address bar as it stands. */
export function Routed() {
  return <RouterProvider router={router} />;
}
