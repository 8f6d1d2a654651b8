import type { ReactNode } from 'react';
import { Stack, type TabItem } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import { FlowChart } from '../chart/FlowChart';
import { FlowOutline } from '../chart/FlowOutline';
import type { FlowChartProps } from '../chart/props';
import { CallPanel } from '../panels/CallPanel';
import { ContextPanel } from '../panels/ContextPanel';
import { EventPanel } from '../panels/EventPanel';
import { GuardPanel } from '../panels/GuardPanel';
import { HistoryPanel } from '../panels/HistoryPanel';
import type { CoverageSource } from '../paths/coverage';
import { CoveragePanel } from '../paths/CoveragePanel';
import { ExportPanel } from '../paths/ExportPanel';
import { JumpPanel } from '../paths/JumpPanel';
import { SharePanel } from '../paths/SharePanel';
import { words } from '../words';
import { Later } from './in-turns';
import { ShortcutList } from './ShortcutList';
import { useShown, type Shown } from './shown';

/** Panel that reads the view of its area. */
function Panel({ of }: { of: (shown: Shown) => ReactNode }) {
  return of(useShown());
}

const tab = (
  id: keyof typeof words,
  language: LabelLanguage,
  content: (shown: Shown) => ReactNode,
  count?: number,
): TabItem => ({
  id,
  label: words[id][language],
  count,
  content: (
    <Later>
      <Panel of={content} />
    </Later>
  ),
});

type Drawn = Omit<FlowChartProps, 'view'>;

/** Tabs of the drawing: chart and outline. */
export const drawingTabs = (language: LabelLanguage, drawn: Drawn): TabItem[] => [
  tab('chart', language, ({ view }) => <FlowChart view={view} {...drawn} />),
  tab('outline', language, ({ view }) => <FlowOutline view={view} {...drawn} />),
];

/** Pending calls come first: most flows cannot continue without them. */
const here = ({ view }: Shown) => (
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

interface Acting {
  language: LabelLanguage;
  /** Number of pending calls. */
  calls: number;
  /** Openings that jumps may use, if not all are supported. */
  openings: readonly string[] | undefined;
  source: CoverageSource;
  onSourceChange: (source: CoverageSource) => void;
}

/** Tabs of actions: events, jumps and coverage. */
export const actTabs = ({ language, calls, openings, source, onSourceChange }: Acting): TabItem[] => [
  tab('here', language, here, calls || undefined),
  tab('jump', language, ({ view }) => <JumpPanel {...view} openings={openings} />),
  tab('coverage', language, ({ view }) => (
    <CoveragePanel view={view} openings={openings} source={source} onSourceChange={onSourceChange} />
  )),
];

/** Tabs of results: history, context, sharing and export. */
export const lookTabs = (language: LabelLanguage): TabItem[] => [
  tab('history', language, ({ view, lab }) => <HistoryPanel view={view} lab={lab} />),
  tab('context', language, ({ view }) => <ContextPanel view={view} />),
  tab('guards', language, ({ view }) => <GuardPanel view={view} />),
  tab('share', language, ({ view }) => (
    <Stack gap={5}>
      <SharePanel {...view} />
      <ExportPanel {...view} />
    </Stack>
  )),
];
