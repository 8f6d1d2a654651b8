import { useMemo, useState, type ReactNode } from 'react';
import { Card, Stack, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { MACHINES, type MachineId } from '@ruta/state-machines/machines';
import { stateName } from '../lab/names';
import type { LabPath, LabView } from '../view';
import { footstepsOf } from './walked';

interface PartStageProps {
  machine: MachineId;
  start: LabPath;
  language: LabelLanguage;
  children: (view: LabView) => ReactNode;
}

/** One panel of the lab with a live machine, for the panels' stories. */
export function PartStage({ machine, start, language, children }: PartStageProps) {
  const entry = MACHINES[machine];
  const [path, setPath] = useState(start);
  const view = useMemo((): LabView => {
    const frames = footstepsOf(entry, path).map(({ frame }) => frame);
    const [first] = frames;
    if (first === undefined) throw new Error('A machine always opens somewhere');
    return {
      entry,
      language,
      ...path,
      frames,
      frame: frames.at(-1) ?? first,
      onMove: (move) => setPath({ ...path, moves: [...path.moves, move] }),
      onPath: setPath,
    };
  }, [entry, language, path]);
  return (
    <Stack>
      <div role="status">
        <Text weight="medium">{`${entry.name[language]}: ${stateName(view, view.frame.snapshot)}`}</Text>
      </div>
      <Card>{children(view)}</Card>
    </Stack>
  );
}
