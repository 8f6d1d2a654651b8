import { Badge, Inline } from '@ruta/design-system';
import type { OutlineNode } from '@ruta/state-machines/kit/flow';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { read } from '../words';
import { CoverageMark } from './CoverageMark';
import { Branch, Choice, CodeName } from './FlowOutline.styles';
import type { Covered } from './selection';
import { words } from './words';

interface StateListProps {
  nodes: readonly OutlineNode[];
  labels: MachineEntry['labels'];
  language: LabelLanguage;
  active: ReadonlySet<string>;
  covered: Covered | undefined;
  selected: string | null;
  onChoose: (path: string) => void;
}

/** Nested list of states; active ones are marked. */
export function StateList(props: StateListProps) {
  const { nodes, labels, language, active, covered, selected, onChoose } = props;
  return (
    <Branch>
      {nodes.map(({ path, key, children }) => (
        <li key={path}>
          <Inline gap={1}>
            <Choice
              type="button"
              aria-pressed={path === selected}
              data-active={active.has(path) || undefined}
              onClick={() => onChoose(path)}
            >
              {read(labels.states, path, language)}
              <CodeName>{key}</CodeName>
            </Choice>
            {active.has(path) && <Badge tone="strong">{words.active[language]}</Badge>}
            {covered && <CoverageMark isCovered={covered.states.has(path)} language={language} />}
          </Inline>
          {children.length > 0 && <StateList {...props} nodes={children} />}
        </li>
      ))}
    </Branch>
  );
}
