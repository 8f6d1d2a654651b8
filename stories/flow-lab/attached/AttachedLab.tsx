import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { Button, Heading, Select, snackbar, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES } from '@ruta/state-machines/machines';
import { forgetCsrfToken } from '../../../web/src/lib/api';
import { setColorScheme } from '../../../web/src/lib/appearance';
import { applyLocale } from '../../../web/src/lib/i18n';
import { serveFrom } from '../../screens/kit/boundary';
import { memoryServer } from '../../screens/kit/memory-server';
import type { Scene } from '../../screens/kit/scene';
import { shellAnswers } from '../../screens/kit/shell';
import { FlowChart } from '../chart/FlowChart';
import { placeOf } from '../lab/names';
import type { LabPath, LabView } from '../view';
import { read, words as lab } from '../words';
import { Acts } from './AttachedActs';
import { AttachedHead, Beside, Place } from './attached.styles';
import { AttachedRun } from './attached-run';
import type { AttachedScreen } from './attached-screen';
import { ScreenFrame } from './ScreenFrame';
import { words } from './words';

interface AttachedLabProps {
  screen: AttachedScreen;
  /** The opening it begins with; read once. */
  opening: string;
  scene: Scene;
  scheme: 'light' | 'dark';
}

/**
 * The real screen beside the chart, both on one actor (SM-02, attached mode): what is pressed on the screen lights up the
 * chart, what is sent in the lab moves the screen, and calls wait to be settled. Going back opens the screen anew and
 * plays the moves again.
 */
export function AttachedLab({ opening, ...props }: AttachedLabProps) {
  const [{ path, count }, open] = useState<{ path: LabPath; count: number }>({
    path: { opening, moves: [] },
    count: 0,
  });
  const onPath = useCallback((next: LabPath) => open(({ count }) => ({ path: next, count: count + 1 })), []);
  return <OneRun key={count} {...props} path={path} onPath={onPath} />;
}

interface OneRunProps extends Omit<AttachedLabProps, 'opening'> {
  path: LabPath;
  onPath: (path: LabPath) => void;
}

const placed = (area: string) => ({ '--area': area }) as CSSProperties;

function OneRun({ screen, path, scene, scheme, onPath }: OneRunProps) {
  const entry = MACHINES[screen.machine];
  const language: LabelLanguage = scene.locale;
  const { at, run } = useRun(screen, path, scene);
  useEffect(() => setColorScheme(scheme), [scheme]);
  const version = useSyncExternalStore(run.subscribe, run.getVersion);
  const view = useMemo((): LabView | null => {
    const frame = run.frames.at(-1);
    if (frame === undefined || version === 0) return null;
    const told = { entry, language, opening: path.opening, frame };
    return { ...told, moves: [...run.moves], frames: [...run.frames], onMove: run.play, onPath };
  }, [entry, language, path.opening, run, version, onPath]);

  return (
    <Beside>
      <AttachedHead>
        <Heading level={1} size="L">
          {entry.name[language]}
        </Heading>
        <Select
          label={lab.opening[language]}
          isLabelHidden
          size="S"
          items={Object.keys(screen.openings).map((id) => ({ id, label: read(entry.openings, id, language) }))}
          value={path.opening}
          onChange={(opening) => onPath({ opening: opening ?? path.opening, moves: [] })}
        />
        <div role="status">
          <Text weight="medium">
            {view === null
              ? words.playing[language]
              : `${lab.now[language]}: ${placeOf(view, view.frame.snapshot) || entry.name[language]}`}
          </Text>
        </div>
        <Button
          size="S"
          icon="undo"
          isDisabled={view === null || view.moves.length === 0}
          onPress={() => onPath({ opening: path.opening, moves: run.moves.slice(0, -1) })}
        >
          {lab.undo[language]}
        </Button>
      </AttachedHead>
      <Place aria-label={words.screen[language]} style={placed('screen')}>
        <ScreenFrame pages={screen.pages} at={at} scene={scene} run={run} language={language} />
      </Place>
      {view !== null && (
        <>
          <Place aria-label={lab.drawings[language]} style={placed('draw')}>
            <FlowChart view={view} />
          </Place>
          <Place aria-label={lab.act[language]} style={placed('act')}>
            <Acts view={view} />
          </Place>
        </>
      )}
    </Beside>
  );
}

/** A run and its server, opened once and played to the end of the path. */
function useRun(screen: AttachedScreen, { opening, moves }: LabPath, scene: Scene) {
  const [opened] = useState(() => {
    const found = screen.openings[opening];
    if (found === undefined) throw new Error(`No page opens with ${opening}`);
    const server = found.serve(scene);
    serveFrom(memoryServer([...shellAnswers(scene), ...server.answers], () => scene.locale));
    forgetCsrfToken();
    applyLocale(scene.locale);
    return { at: found.at, run: new AttachedRun(server.judge), moves };
  });
  useEffect(() => {
    snackbar.clear(); // one queue for the whole page: nothing of the run before
    void opened.run.replay(opened.moves);
  }, [opened]);
  return opened;
}
