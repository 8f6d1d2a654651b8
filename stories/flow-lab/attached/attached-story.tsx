import { boundary, schemeOf } from '../../screens/kit/on-stage';
import type { Shown } from '../../screens/kit/on-stage';
import { sceneOf } from '../../screens/kit/scene';
import { AttachedLab } from './AttachedLab';
import type { AttachedScreen } from './attached-screen';

export interface AttachedArgs {
  /** The opening it begins with, by its name. */
  opening: string;
}

/** The attached mode of one screen, for the default export of its stories: all but title and id. */
export function attachedTo(screen: AttachedScreen) {
  const openings = Object.keys(screen.openings);
  return {
    ...boundary,
    args: { opening: openings[0] ?? '' },
    argTypes: { opening: { control: 'select', options: openings } },
    parameters: { layout: 'fullscreen', isScreen: true },
    render: ({ opening }: AttachedArgs, { globals }: Shown) => {
      const scene = sceneOf('COACH', globals);
      return (
        <AttachedLab
          key={`${opening} ${scene.me.role} ${scene.locale} ${scene.today}`}
          screen={screen}
          opening={opening}
          scene={scene}
          scheme={schemeOf(globals['theme'])}
        />
      );
    },
  } as const;
}
