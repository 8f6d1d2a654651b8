import { useEffect, useMemo, type ReactNode } from 'react';
import { InlineAlert } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES } from '@ruta/state-machines/machines';
import { setColorScheme } from '../../../web/src/lib/appearance';
import type { Scene } from '../../kit/scene';
import { LabHead } from '../lab/LabHead';
import { useShortcuts } from '../lab/use-shortcuts';
import { placed, Workbench } from '../lab/Workbench';
import { Bench, Top } from '../lab/workbench.styles';
import type { LabPath } from '../view';
import { Place } from './attached.styles';
import type { AttachedScreen } from './attached-screen';
import { ScreenFrame } from './ScreenFrame';
import { useAttached } from './use-attached';
import { words } from './words';

interface AttachedLabProps {
  screen: AttachedScreen;
  /** Initial path; read once. */
  start: LabPath;
  scene: Scene;
  scheme: 'light' | 'dark';
  /** A notice about how the page was opened, such as a stale address. */
  notice?: ReactNode;
}

/**
 * A product screen beside the chart, both on one actor (SM-02, attached mode). Actions on the screen show in the chart,
 * events sent in the lab change the screen, calls wait to be settled, and time passes only by hand. Going back and
 * jumping elsewhere remount the screen and replay the moves.
 */
export function AttachedLab({ screen, start, scene, scheme, notice }: AttachedLabProps) {
  const entry = MACHINES[screen.machine];
  const language: LabelLanguage = scene.locale;
  const { lab, run, at, number, isPlaying, isCutShort } = useAttached(screen, start, scene);
  const openings = useMemo(() => Object.keys(screen.openings), [screen]);
  useEffect(() => setColorScheme(scheme), [scheme]);
  useShortcuts(entry, lab);
  return (
    <Bench data-attached>
      <Top>
        <LabHead
          entry={entry}
          language={language}
          lab={lab}
          openings={openings}
          instead={isPlaying ? words.playing[language] : undefined}
        />
        {notice}
        {isCutShort && <InlineAlert tone="warning" title={words.cutShort[language]} isLive />}
      </Top>
      <Place aria-label={words.screen[language]} style={placed('screen')}>
        <ScreenFrame key={number} pages={screen.pages} at={at} scene={scene} run={run} language={language} />
      </Place>
      {lab.view !== null && <Workbench view={lab.view} lab={lab} openings={openings} isAttached />}
    </Bench>
  );
}
