import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { InlineAlert } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { SessionProvider } from '../../../web/src/lib/session';
import { DataFrame } from '../../../web/src/shared/DataFrame';
import { FlowWatched } from '../../../web/src/shared/flow/flow-watch';
import { RootFrame } from '../../../web/src/shared/RootFrame';
import { SnackbarPlace } from '../../../web/src/shared/SnackbarPlace';
import type { Scene } from '../../kit/scene';
import { useToolbarStays } from '../../kit/Stage';
import type { AttachedRun } from './attached-run';
import type { AttachedScreen } from './attached-screen';
import { words } from './words';

interface ScreenFrameProps {
  pages: AttachedScreen['pages'];
  at: string;
  scene: Scene;
  run: AttachedRun;
  language: LabelLanguage;
}

function Elsewhere({ language }: { language: LabelLanguage }) {
  const { pathname, search } = useLocation();
  return (
    <InlineAlert tone="info" title={words.elsewhere[language]}>
      {`${pathname}${search}`}
    </InlineAlert>
  );
}

/** A product page without the app shell: router, session, caches and texts. The run observes its machine. */
export function ScreenFrame({ pages, at, scene, run, language }: ScreenFrameProps) {
  const [router] = useState(() => {
    const routes = Object.entries(pages).map(([path, element]) => ({ path, element }));
    const framed = [...routes, { path: '*', element: <Elsewhere language={language} /> }].map(({ path, element }) => ({
      path,
      element: (
        <RootFrame>
          <DataFrame>
            {element}
            <SnackbarPlace />
          </DataFrame>
        </RootFrame>
      ),
    }));
    return createMemoryRouter(framed, { initialEntries: [at] });
  });
  useEffect(() => () => router.dispose(), [router]);
  useToolbarStays();
  return (
    <FlowWatched value={run.watch}>
      <SessionProvider initial={scene.me}>
        <RouterProvider router={router} />
      </SessionProvider>
    </FlowWatched>
  );
}
