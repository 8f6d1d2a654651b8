import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { snackbar } from '@ruta/design-system';
import { access } from '@ruta/contracts/access/access.api';
import type { Me } from '@ruta/contracts/access/access.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import { addRoutes } from '../../web/src/app/late-routes';
import { routes } from '../../web/src/app/routes';
import { forgetCsrfToken } from '../../web/src/lib/api';
import { setColorScheme } from '../../web/src/lib/appearance';
import { applyLocale } from '../../web/src/lib/i18n';
import { SessionProvider } from '../../web/src/lib/session';
import { withhold } from './answer';
import type { Answer } from './answer';
import { serveFrom } from './boundary';
import { memoryServer } from './memory-server';
import type { Scene } from './scene';
import { shellAnswers } from './shell';

export interface StageProps {
  /** Initial address. */
  at: string;
  /** Role of the viewer. The toolbar's role replaces it if both are in the same area. */
  as: RoleCode;
  /** Nobody is signed in. */
  isSignedOut?: boolean;
  /** Overrides of the viewer, such as several roles or fewer abilities. */
  person?: Partial<Me>;
  /** Answers besides those for the app shell. */
  answers: (scene: Scene) => readonly Answer[];
}

interface SetProps extends Pick<StageProps, 'at' | 'answers' | 'isSignedOut'> {
  scene: Scene;
  scheme: 'light' | 'dark';
}

const OF_THE_TOOLBAR = ['data-contrast', 'data-motion', 'data-density'] as const;

/**
 * Keeps the attributes that the toolbar set on the root element: the product's own frame mounts later and would
 * overwrite them.
 */
export function useToolbarStays(): void {
  useEffect(() => {
    const root = document.documentElement;
    const said = OF_THE_TOOLBAR.map((name) => [name, root.getAttribute(name)] as const);
    const observer = new MutationObserver(() =>
      said.forEach(([name, value]) => {
        if (value !== null && root.getAttribute(name) !== value) root.setAttribute(name, value);
      }),
    );
    observer.observe(root, { attributeFilter: [...OF_THE_TOOLBAR] });
    return () => observer.disconnect();
  });
}

/**
 * The product at an address: routes, guards, shell, texts and caches over a server in memory (DS-02). Props are read
 * once; another scene needs another key.
 */
export function Stage({ at, answers, isSignedOut = false, scene, scheme }: SetProps) {
  const [router] = useState(() => {
    const nobody = isSignedOut ? [withhold(access.me, 'access.anonymous')] : [];
    serveFrom(memoryServer([...shellAnswers(scene), ...nobody, ...answers(scene)], () => scene.locale));
    forgetCsrfToken();
    applyLocale(scene.locale);
    return createMemoryRouter(routes, { initialEntries: [at], patchRoutesOnNavigation: addRoutes });
  });
  useEffect(() => snackbar.clear(), []); // The queue is global: clears messages of the previous story.
  useEffect(() => setColorScheme(scheme), [scheme]);
  useEffect(() => () => router.dispose(), [router]);
  useToolbarStays();
  return (
    <SessionProvider initial={isSignedOut ? undefined : scene.me} reloadPage={() => void router.navigate(at)}>
      <RouterProvider router={router} />
    </SessionProvider>
  );
}
