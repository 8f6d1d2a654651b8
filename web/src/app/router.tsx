import { createBrowserRouter } from 'react-router';
import { addRoutes } from './late-routes';
import { routes } from './routes';

/** The router of the browser's address bar. */
export const router = createBrowserRouter(routes, { patchRoutesOnNavigation: addRoutes });
