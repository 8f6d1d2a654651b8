import { useDeferredValue, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { Heading, Stack, Tabs, VisuallyHidden, type TabItem } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { FlowChart } from '../chart/FlowChart';
import { FlowOutline } from '../chart/FlowOutline';
import type { ChartSelection } from '../chart/selection';
import { CallPanel } from '../panels/CallPanel';
import { ClockPanel } from '../panels/ClockPanel';
import { ContextPanel } from '../panels/ContextPanel';
import { EventPanel } from '../panels/EventPanel';
import { GuardPanel } from '../panels/GuardPanel';
import { HistoryPanel } from '../panels/HistoryPanel';
import type { CoverageSource } from '../paths/coverage';
import { CoveragePanel } from '../paths/CoveragePanel';
import { ExportPanel } from '../paths/ExportPanel';
import { JumpPanel } from '../paths/JumpPanel';
import { SharePanel } from '../paths/SharePanel';
import { useCoverage } from '../paths/use-coverage';
import type { LabView } from '../view';
import { words } from '../words';
import { ShortcutList } from './ShortcutList';
import type { Lab } from './use-lab';
import { Bench, Part } from './workbench.styles';

interface TabbedPartProps {
  area: 'draw' | 'act' | 'look';
  label: string;
  tabs: readonly TabItem[];
  selectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

const placed = (area: string) => ({ '--area': area }) as CSSProperties;

/** A part of the workbench with its views as tabs. */
function TabbedPart({ area, label, ...tabs }: TabbedPartProps) {
  return (
    <Part aria-label={label} data-area={area} style={placed(area)}>
      <VisuallyHidden>
        <Heading level={2}>{label}</Heading>
      </VisuallyHidden>
      <Tabs aria-label={label} {...tabs} />
    </Part>
  );
}

/** Calls that wait come first: until they are settled little else goes on. */
function Here({ view }: { view: LabView }) {
  return (
    <Stack gap={4}>
      <section aria-label={words.calls[view.language]}>
        <CallPanel view={view} />
      </section>
      <section aria-label={words.events[view.language]}>
        <EventPanel view={view} />
      </section>
      <ShortcutList language={view.language} />
    </Stack>
  );
}

const tab = (id: keyof typeof words, language: LabelLanguage, content: ReactNode, count?: number): TabItem => ({
  id,
  label: words[id][language],
  content,
  count,
});

/**
 * All that the lab has, each part in its place: the drawing, what to do, the clock, and what happened. What one presses is
 * always of the present situation; what one only looks at follows a moment later, so that no press waits for a drawing.
 */
export function Workbench({ view, lab, head }: { view: LabView; lab: Lab; head: ReactNode }) {
  const { language, frame } = view;
  const [chosen, setChosen] = useState<ChartSelection | null>(null);
  const [acting, setActing] = useState('here');
  const [source, setSource] = useState<CoverageSource>('visit');
  const later = useDeferredValue(lab);
  const seen = later.view ?? view;
  // What is covered is kept on the device whether one looks at it or not; it is painted only while one does.
  const coverage = useCoverage(seen);
  const covered = acting === 'coverage' ? coverage[source] : undefined;

  const drawing = useMemo(() => {
    const shared = { view: seen, covered, selected: chosen, onSelect: setChosen };
    const tabs = [
      tab('chart', seen.language, <FlowChart {...shared} />),
      tab('outline', seen.language, <FlowOutline {...shared} />),
    ];
    return <TabbedPart area="draw" label={words.drawings[seen.language]} tabs={tabs} />;
  }, [seen, covered, chosen]);
  const looking = useMemo(() => {
    const away = (
      <Stack gap={5}>
        <SharePanel {...seen} />
        <ExportPanel {...seen} />
      </Stack>
    );
    const tabs = [
      tab('history', seen.language, <HistoryPanel view={seen} lab={later} />),
      tab('context', seen.language, <ContextPanel view={seen} />),
      tab('guards', seen.language, <GuardPanel view={seen} />),
      tab('share', seen.language, away),
    ];
    return <TabbedPart area="look" label={words.look[seen.language]} tabs={tabs} />;
  }, [seen, later]);

  return (
    <Bench>
      {head}
      {drawing}
      <TabbedPart
        area="act"
        label={words.act[language]}
        selectedId={acting}
        onSelect={setActing}
        tabs={[
          tab('here', language, <Here view={view} />, frame.actors.length || undefined),
          tab('jump', language, <JumpPanel {...view} />),
          tab('coverage', language, <CoveragePanel view={view} source={source} onSourceChange={setSource} />),
        ]}
      />
      <Part aria-label={words.clock[language]} style={placed('clock')}>
        <ClockPanel view={view} onRun={lab.runOn} />
      </Part>
      {looking}
    </Bench>
  );
}
