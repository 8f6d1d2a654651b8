import { RouterProvider } from 'react-router/dom';
import { router } from './router';

/** The application with its router. */
export function Routed() {
  return <RouterProvider router={router} />;
}
