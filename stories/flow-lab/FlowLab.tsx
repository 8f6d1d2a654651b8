import { useMemo, type ReactNode } from 'react';
import { InlineAlert, Stack, Tabs, Text, type TabItem } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { passing, untilNextTimer } from './lab/clock';
import { LabHead } from './lab/LabHead';
import { moveName } from './lab/names';
import { useLab, type Lab } from './lab/use-lab';
import { useShortcuts } from './lab/use-shortcuts';
import { Bench, Part, Top } from './lab/workbench.styles';
import { CallPanel } from './panels/CallPanel';
import { ClockPanel } from './panels/ClockPanel';
import { ContextPanel } from './panels/ContextPanel';
import { EventPanel } from './panels/EventPanel';
import { GuardPanel } from './panels/GuardPanel';
import { HistoryPanel } from './panels/HistoryPanel';
import type { LabPath, LabView } from './view';
import { words } from './words';

interface FlowLabProps {
  entry: MachineEntry;
  /** Where it begins; read once. */
  start: LabPath;
  language: LabelLanguage;
}

/** A part of the workbench with its views as tabs. */
function TabbedPart({ area, label, tabs }: { area: string; label: string; tabs: readonly TabItem[] }) {
  return (
    <Part aria-label={label} style={{ '--area': area }}>
      <Tabs aria-label={label} tabs={tabs} />
    </Part>
  );
}

/** A machine that threw is told in words; the page stays. */
function Breakdown({ lab, entry, language }: { lab: Lab; entry: MachineEntry; language: LabelLanguage }) {
  const { breakdown } = lab.session;
  if (breakdown === null) return null;
  const { move, message } = breakdown;
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

/** Calls that wait come first: until they are settled little else goes on. */
const Here = ({ view }: { view: LabView }) => (
  <Stack gap={4}>
    <section aria-label={words.calls[view.language]}>
      <CallPanel view={view} />
    </section>
    <section aria-label={words.events[view.language]}>
      <EventPanel view={view} />
    </section>
  </Stack>
);

function Workbench({ view, lab, head }: { view: LabView; lab: Lab; head: ReactNode }) {
  const { language, frame, moves } = view;
  const tab = (id: keyof typeof words, content: ReactNode, count?: number): TabItem => ({
    id,
    label: words[id][language],
    content,
    count,
  });
  return (
    <Bench>
      {head}
      <Part aria-label={words.clock[language]} style={{ '--area': 'clock' }}>
        <ClockPanel view={view} onRun={lab.runOn} />
      </Part>
      <TabbedPart
        area="act"
        label={words.act[language]}
        tabs={[tab('here', <Here view={view} />, frame.actors.length || undefined)]}
      />
      <TabbedPart
        area="look"
        label={words.look[language]}
        tabs={[
          tab('history', <HistoryPanel view={view} lab={lab} />, moves.length),
          tab('context', <ContextPanel view={view} />),
          tab('guards', <GuardPanel view={view} />),
        ]}
      />
    </Bench>
  );
}

/** Steps through a machine by hand (SM-02). Pure: nothing runs, the moves alone decide what is shown. */
export function FlowLab({ entry, start, language }: FlowLabProps) {
  const lab = useLab(entry, language, start);
  const { view, undo, redo } = lab;
  const shortcuts = useMemo(
    () => ({
      undo,
      redo,
      nextTimer: () => {
        const until = view === null ? null : untilNextTimer(view.frame);
        if (view !== null && until !== null) passing(entry, view.frame, until).forEach(view.onMove);
      },
    }),
    [entry, view, undo, redo],
  );
  useShortcuts(shortcuts);
  const head = (
    <Top>
      <LabHead entry={entry} language={language} lab={lab} />
      <Breakdown entry={entry} language={language} lab={lab} />
    </Top>
  );
  return view === null ? <Bench>{head}</Bench> : <Workbench view={view} lab={lab} head={head} />;
}
