import { useEffect, type ReactNode } from 'react';
import { InlineAlert, Stack, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { prepareLayout } from './chart/layout-store';
import { LabHead } from './lab/LabHead';
import { moveName } from './lab/names';
import type { Breakdown } from './lab/session';
import { useLab } from './lab/use-lab';
import { useShortcuts } from './lab/use-shortcuts';
import { Workbench } from './lab/Workbench';
import { startWays } from './paths/way-finder';
import { Bench, Top } from './lab/workbench.styles';
import type { LabPath } from './view';
import { words } from './words';

interface FlowLabProps {
  entry: MachineEntry;
  /** Initial path; read once. */
  start: LabPath;
  language: LabelLanguage;
  /** A notice about how the page was opened, such as a stale address. */
  notice?: ReactNode;
}

interface BrokenProps extends Pick<FlowLabProps, 'entry' | 'language'> {
  breakdown: Breakdown;
}

/** Error message for a machine that threw. */
function Broken({ entry, language, breakdown: { move, message } }: BrokenProps) {
  const title = (move === null ? words.cannotOpen : words.broke)[language];
  return (
    <InlineAlert tone="danger" title={title} isLive>
      <Stack gap={1}>
        <Text>{message}</Text>
        {move !== null && (
          <Text variant="caption">{`${words.brokeWhen[language]}: ${moveName({ entry, language }, move)}`}</Text>
        )}
      </Stack>
    </InlineAlert>
  );
}

/** Steps through a machine by hand (SM-02). No actor runs: the moves determine everything shown. */
export function FlowLab({ entry, start, language, notice }: FlowLabProps) {
  const lab = useLab(entry, language, start);
  const { breakdown } = lab.session;
  useShortcuts(entry, lab);
  useEffect(startWays, []);
  useEffect(() => prepareLayout({ flow: entry, language, hasCode: true }), [entry, language]);
  return (
    <Bench>
      <Top>
        <LabHead entry={entry} language={language} lab={lab} />
        {notice}
        {breakdown !== null && <Broken entry={entry} language={language} breakdown={breakdown} />}
      </Top>
      {lab.view !== null && <Workbench view={lab.view} lab={lab} />}
    </Bench>
  );
}
