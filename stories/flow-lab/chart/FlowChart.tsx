import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Skeleton, VisuallyHidden } from '@ruta/design-system';
import { useSteady } from '../lab/use-steady';
import { read } from '../words';
import { centred } from './camera';
import { ChartDrawing } from './ChartDrawing';
import { ChartLegend } from './ChartLegend';
import { ChartTools } from './ChartTools';
import { FailedChart } from './FailedChart';
import { exportChart } from './export-chart';
import { Figure, Window } from './FlowChart.styles';
import { graphOf, isPlace, nodesIn } from './graph';
import type { Chart } from './layout';
import { useLayout } from './layout-store';
import { nowOf } from './now';
import { activePlace } from './places';
import type { FlowChartProps } from './props';
import { isSame, type ChartSelection } from './selection';
import { useCamera } from './use-camera';
import { useFollow } from './use-follow';
import { useChartHands, ZOOM } from './use-chart-hands';
import { words } from './words';

/**
 * Chart of a machine (SM-02): current state, last transitions and coverage. A worker computes the layout from the
 * definition. Controlled by drag, Ctrl+wheel, buttons and keys. FlowOutline shows the same as text.
 */
export function FlowChart({ view, covered, selected: given, onSelect }: FlowChartProps) {
  const { entry, language, frames, frame, opening } = view;
  const name = entry.name[language];
  const [own, setOwn] = useState<ChartSelection | null>(null);
  const selected = given === undefined ? own : given;
  const [hasCode, setHasCode] = useState(true);
  const [isFollowing, setFollowing] = useState(true);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [layout, retry] = useLayout({ flow: entry, language, hasCode }, closed);
  const now = useMemo(() => nowOf({ entry, opening, frames, frame }), [entry, opening, frames, frame]);
  const nodes = useMemo(() => nodesIn(graphOf(entry.machine).root), [entry.machine]);

  // Keeps the previous chart while a new layout is computed.
  const [chart, setChart] = useState<Chart | null>(null);
  if (layout.status === 'ready' && layout.chart !== chart) setChart(layout.chart);
  // Deferred: rendering hundreds of texts at once would block the page.
  const drawn = useDeferredValue(chart, null);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const camera = useCamera(viewport, chart, chart && activePlace(chart, now.active));

  useFollow({ chart, active: now.active, selected }, isFollowing, camera);

  const select = (selection: ChartSelection | null) => {
    setOwn(selection);
    onSelect?.(selection);
  };
  const toggle = (path: string) =>
    setClosed(closed.includes(path) ? closed.filter((other) => other !== path) : [...closed, path]);
  const canClose = (path: string) =>
    path !== '' && nodes.some((node) => node.path === path && node.children.length > 0);
  const outermost = graphOf(entry.machine).root.children.filter(({ path }) => canClose(path));
  const states = chart?.boxes.filter(({ node }) => isPlace(node)) ?? [];

  const step = (by: 1 | -1) => {
    const at = states.findIndex(({ node }) => selected?.kind === 'state' && node.path === selected.name);
    const next = states[at < 0 ? 0 : (at + by + states.length) % states.length];
    if (next) select({ kind: 'state', name: next.node.path });
  };
  const hands = useChartHands({
    viewport,
    camera,
    onPress: (selection) => select(isSame(selection, selected) ? null : selection),
    onToggle: toggle,
    onStep: step,
    onEnter: () => {
      if (selected?.kind === 'state' && canClose(selected.name)) toggle(selected.name);
    },
  });

  const drawing = useRef<SVGGElement>(null);
  const help = useId();
  const { x, y, scale, glides } = camera.shot;
  const label = `${words.chart[language]}: ${name}`;
  const said =
    selected?.kind === 'state'
      ? [
          `${words.chosen[language]}: ${read(entry.labels.states, selected.name, language)}`,
          ...(canClose(selected.name) ? [words[closed.includes(selected.name) ? 'closed' : 'open'][language]] : []),
        ].join(', ')
      : '';

  const tools = useSteady({
    onZoomIn: () => hands.zoom(ZOOM),
    onZoomOut: () => hands.zoom(1 / ZOOM),
    onFit: camera.fit,
    onFollow: (follows: boolean) => {
      setFollowing(follows);
      const place = chart && activePlace(chart, now.active);
      if (follows && place && camera.size) camera.look(centred(place, camera.size, camera.shot.scale));
    },
    onCode: (shows: boolean) => setHasCode(shows),
    onCloseAll: () => setClosed(closed.length > 0 ? [] : outermost.map(({ path }) => path)),
    onExport: () => {
      if (drawing.current && drawn) exportChart(drawing.current, drawn, name, entry.id);
    },
  });

  if (layout.status === 'failed') {
    const shared = { view, covered, selected, onSelect: select };
    return <FailedChart {...shared} label={label} message={layout.message} onRetry={retry} />;
  }
  return (
    <Figure aria-label={label}>
      <ChartTools
        language={language}
        isReady={drawn !== null}
        isFollowing={isFollowing}
        hasCode={hasCode}
        hasClosed={closed.length > 0}
        {...tools}
      />
      <Window
        ref={setViewport}
        role="application"
        aria-busy={layout.status === 'loading'}
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        data-dragging={hands.isDragging || undefined}
        {...hands.handlers}
      >
        {drawn === null ? (
          <Skeleton shape="block" height={600} />
        ) : (
          <svg role="img" aria-label={label}>
            <g
              ref={drawing}
              data-camera
              data-glides={glides || undefined}
              style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            >
              <ChartDrawing chart={drawn} now={now} covered={covered} selected={selected} />
            </g>
          </svg>
        )}
      </Window>
      <VisuallyHidden id={help}>{words.help[language]}</VisuallyHidden>
      <VisuallyHidden role="status">{chart === null ? words.loading[language] : said}</VisuallyHidden>
      <ChartLegend language={language} hasCoverage={covered !== undefined} />
    </Figure>
  );
}
