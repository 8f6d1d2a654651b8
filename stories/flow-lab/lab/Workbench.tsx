import { useDeferredValue, useMemo, useState, type CSSProperties } from 'react';
import { Heading, Tabs, VisuallyHidden, type TabItem } from '@ruta/design-system';
import type { ChartSelection } from '../chart/selection';
import { ClockPanel } from '../panels/ClockPanel';
import type { CoverageSource } from '../paths/coverage';
import { useCoverage } from '../paths/use-coverage';
import type { LabView } from '../view';
import { words } from '../words';
import { Later, useAfter } from './in-turns';
import { actTabs, drawingTabs, lookTabs } from './LabTabs';
import { ShownLab, useShown } from './shown';
import type { Lab } from './use-lab';
import { Part } from './workbench.styles';

interface TabbedPartProps {
  area: 'draw' | 'act' | 'look';
  label: string;
  tabs: readonly TabItem[];
  selectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Grid area of a part. */
export const placed = (area: string) => ({ '--area': area }) as CSSProperties;

/** A part of the workbench with tabs. */
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

function Clock() {
  const { view, lab } = useShown();
  return <ClockPanel view={view} onRun={lab.runOn} />;
}

interface WorkbenchProps {
  view: LabView;
  lab: Lab;
  /** A product screen is shown beside it; the results are then among the tabs of actions. */
  isAttached?: boolean;
  /** Openings that jumps may use, if not all are supported. */
  openings?: readonly string[] | undefined;
}

/**
 * All parts of the lab: drawing, actions, clock and results. Interactive parts render the current view at once.
 * Read-only parts follow in later transitions, the drawing last, so that input is never blocked. Tabs do not re-render
 * for a move: panels read `useShown`.
 */
export function Workbench({ view, lab, isAttached = false, openings }: WorkbenchProps) {
  const { language, frame } = view;
  const [chosen, setChosen] = useState<ChartSelection | null>(null);
  const [acting, setActing] = useState('here');
  const [source, setSource] = useState<CoverageSource>('visit');
  const present = useMemo(() => ({ view, lab }), [view, lab]);
  const later = useDeferredValue(present);
  const last = useAfter(later);
  // Coverage is stored on the device even while its panel is closed; the chart shows it only while it is open.
  const coverage = useCoverage(later.view);
  const covered = acting === 'coverage' ? coverage[source] : undefined;
  const calls = frame.actors.length;

  const drawing = useMemo(() => {
    const tabs = drawingTabs(language, { covered, selected: chosen, onSelect: setChosen });
    return <TabbedPart area="draw" label={words.drawings[language]} tabs={tabs} />;
  }, [language, covered, chosen]);
  const acts = useMemo(() => {
    const own = actTabs({ language, calls, openings, source, onSourceChange: setSource });
    const tabs = isAttached ? [...own, ...lookTabs(language)] : own;
    return <TabbedPart area="act" label={words.act[language]} selectedId={acting} onSelect={setActing} tabs={tabs} />;
  }, [language, calls, openings, source, acting, isAttached]);
  const looks = useMemo(
    () => <TabbedPart area="look" label={words.look[language]} tabs={lookTabs(language)} />,
    [language],
  );
  const clock = useMemo(
    () => (
      <Part aria-label={words.clock[language]} style={placed('clock')}>
        <Clock />
      </Part>
    ),
    [language],
  );

  return (
    <>
      <Later turns={2}>
        <ShownLab value={last}>{drawing}</ShownLab>
      </Later>
      <Later>
        <ShownLab value={present}>
          {acts}
          {clock}
        </ShownLab>
      </Later>
      {!isAttached && (
        <Later turns={3}>
          <ShownLab value={later}>{looks}</ShownLab>
        </Later>
      )}
    </>
  );
}
