import { memo } from 'react';
import { Badge, Button, Heading, Inline, Select, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { read, words } from '../words';
import { stateName } from './names';
import type { Lab } from './use-lab';
import { useSteady } from './use-steady';
import { Head } from './workbench.styles';

interface LabHeadProps {
  entry: MachineEntry;
  language: LabelLanguage;
  lab: Lab;
  /** Openings to offer, if not all of the machine's are supported. */
  openings?: readonly string[] | undefined;
  /** Text to show instead of the current state while moves are replayed. */
  instead?: string | undefined;
}

type Told = Pick<LabHeadProps, 'entry' | 'language'>;

interface OpeningProps extends Told {
  openings: readonly string[] | undefined;
  value: string;
  onChange: (opening: string | null) => void;
}

const Opening = memo(function Opening({ entry, language, openings, value, onChange }: OpeningProps) {
  const ids = openings ?? Object.keys(entry.inputs);
  return (
    <Select
      label={words.opening[language]}
      isLabelHidden
      size="S"
      items={ids.map((id) => ({ id, label: read(entry.openings, id, language) }))}
      value={value}
      onChange={onChange}
    />
  );
});

interface WayBackProps extends Pick<Told, 'language'> {
  mayUndo: boolean;
  mayRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onRestart: () => void;
}

const WayBack = memo(function WayBack({ language, mayUndo, mayRedo, onUndo, onRedo, onRestart }: WayBackProps) {
  return (
    <Inline gap={1}>
      <Button size="S" icon="undo" isDisabled={!mayUndo} onPress={onUndo}>
        {words.undo[language]}
      </Button>
      <Button size="S" icon="refresh" isDisabled={!mayRedo} onPress={onRedo}>
        {words.redo[language]}
      </Button>
      <Button size="S" variant="quiet" isDisabled={!mayUndo} onPress={onRestart}>
        {words.restart[language]}
      </Button>
    </Inline>
  );
});

/** Header with the machine's name, its opening, the current state, undo and redo. Also used in attached mode. */
export function LabHead({ entry, language, lab, openings, instead }: LabHeadProps) {
  const { session, view } = lab;
  const snapshot = view?.frame.snapshot;
  const hands = useSteady({
    onChange: (opening: string | null) => lab.takePath({ opening: opening ?? session.opening, moves: [] }),
    onUndo: () => lab.undo(),
    onRedo: () => lab.redo(),
    onRestart: () => lab.goTo(0),
  });
  return (
    <Head>
      <Heading level={1} size="L">
        {entry.name[language]}
      </Heading>
      <Opening
        entry={entry}
        language={language}
        openings={openings}
        value={session.opening}
        onChange={hands.onChange}
      />
      <div role="status" data-grows>
        {instead !== undefined && <Text weight="medium">{instead}</Text>}
        {instead === undefined && view !== null && snapshot !== undefined && (
          <Inline gap={2}>
            <Text weight="medium">{`${words.now[language]}: ${stateName(view, snapshot) || entry.name[language]}`}</Text>
            {[...snapshot.tags].map((tag) => (
              <Badge key={tag} tone="accent">
                {tag}
              </Badge>
            ))}
            {snapshot.status === 'done' && <Badge tone="strong">{words.over[language]}</Badge>}
            {snapshot.status === 'error' && <Badge tone="danger">{words.failedFlow[language]}</Badge>}
          </Inline>
        )}
      </div>
      <WayBack
        language={language}
        mayUndo={session.steps.length > 0}
        mayRedo={session.ahead.length > 0}
        onUndo={hands.onUndo}
        onRedo={hands.onRedo}
        onRestart={hands.onRestart}
      />
    </Head>
  );
}
