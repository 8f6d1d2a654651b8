import { Badge, Button, Heading, Inline, Select, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { read, words } from '../words';
import { placeOf } from './names';
import type { Lab } from './use-lab';
import { Head } from './workbench.styles';

interface LabHeadProps {
  entry: MachineEntry;
  language: LabelLanguage;
  lab: Lab;
}

/** Which machine it is, how it was opened, where it stands, and the way back. */
export function LabHead({ entry, language, lab }: LabHeadProps) {
  const { session, view } = lab;
  const snapshot = view?.frame.snapshot;
  const open = (opening: string | null) => lab.takePath({ opening: opening ?? session.opening, moves: [] });
  return (
    <Head>
      <Heading level={1} size="L">
        {entry.name[language]}
      </Heading>
      <Select
        label={words.opening[language]}
        isLabelHidden
        size="S"
        items={Object.keys(entry.inputs).map((id) => ({ id, label: read(entry.openings, id, language) }))}
        value={session.opening}
        onChange={open}
      />
      <div role="status" data-grows>
        {view !== null && snapshot !== undefined && (
          <Inline gap={2}>
            <Text weight="medium">{`${words.now[language]}: ${placeOf(view, snapshot) || entry.name[language]}`}</Text>
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
      <Inline gap={1}>
        <Button size="S" icon="undo" isDisabled={session.steps.length === 0} onPress={lab.undo}>
          {words.undo[language]}
        </Button>
        <Button size="S" icon="refresh" isDisabled={session.ahead.length === 0} onPress={lab.redo}>
          {words.redo[language]}
        </Button>
        <Button size="S" variant="quiet" isDisabled={session.steps.length === 0} onPress={() => lab.goTo(0)}>
          {words.restart[language]}
        </Button>
      </Inline>
    </Head>
  );
}
