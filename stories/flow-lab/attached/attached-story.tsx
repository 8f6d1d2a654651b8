import { useState } from 'react';
import { MACHINES } from '@ruta/state-machines/machines';
import { boundary, schemeOf } from '../../kit/on-stage';
import type { Shown } from '../../kit/on-stage';
import { sceneOf, type Scene } from '../../kit/scene';
import { axeWhenAsked } from '../axe-when-asked';
import { decodePath, type Decoded } from '../paths/address';
import { AddressNotice } from '../paths/AddressNotice';
import { AttachedLab } from './AttachedLab';
import type { AttachedScreen } from './attached-screen';

export interface AttachedArgs {
  /** Name of the opening. */
  opening: string;
  /** An encoded path, which takes precedence over `opening`; '' for none. */
  path: string;
}

interface AttachedPageProps extends AttachedArgs {
  screen: AttachedScreen;
  scene: Scene;
  scheme: 'light' | 'dark';
}

/** Decodes an address. A path whose opening has no page is refused like an unknown opening. */
function decoded({ machine, openings }: AttachedScreen, path: string): Decoded | null {
  if (path === '') return null;
  const found = decodePath(MACHINES[machine], path);
  if (found.outcome === 'refused' || Object.hasOwn(openings, found.path.opening)) return found;
  return { outcome: 'refused', refusal: { reason: 'unknownOpening', opening: found.path.opening } };
}

function AttachedPage({ opening, path, ...props }: AttachedPageProps) {
  const [read] = useState(() => decoded(props.screen, path));
  const start = read?.outcome === 'read' ? read.path : { opening, moves: [] };
  const notice = read && <AddressNotice decoded={read} language={props.scene.locale} />;
  return <AttachedLab {...props} start={start} notice={notice} />;
}

/** Story config of a screen's attached mode, without title and id. */
export function attachedTo(screen: AttachedScreen) {
  const openings = Object.keys(screen.openings);
  return {
    ...boundary,
    args: { opening: openings[0] ?? '', path: '' },
    argTypes: { opening: { control: 'select', options: openings }, path: { control: 'text' } },
    parameters: { layout: 'fullscreen', isScreen: true },
    globals: axeWhenAsked(),
    render: ({ opening, path }: AttachedArgs, { globals }: Shown) => {
      const scene = sceneOf('COACH', globals);
      return (
        <AttachedPage
          key={`${opening} ${path} ${scene.me.role} ${scene.locale} ${scene.today}`}
          screen={screen}
          opening={opening}
          path={path}
          scene={scene}
          scheme={schemeOf(globals['theme'])}
        />
      );
    },
  } as const;
}
