import { useState } from 'react';
import { Badge, Card, Disclosure, Grid, Heading, Inline, Select, Stack, Text } from '@ruta/design-system';
import type { Flow } from '@ruta/state-machines/kit/flow';
import { activePaths, type LabelLanguage } from '@ruta/state-machines/kit/labels';
import { lastFrame, simulate, type Move } from '@ruta/state-machines/kit/simulate';
import { CallPanel, EventPanel, HistoryPanel, OutlinePanel, type PanelProps } from './panels';
import { read, words } from './words';

const panels = { events: EventPanel, calls: CallPanel, outline: OutlinePanel, history: HistoryPanel } as const;

interface FlowLabProps {
  flow: Flow;
  /** The opening it starts with, by its name in `flow.inputs`. */
  opening: string;
  language: LabelLanguage;
}

/** Steps through a machine by hand (SM-02). Pure: nothing runs, the moves alone decide what is shown. */
export function FlowLab({ flow, opening: firstOpening, language }: FlowLabProps) {
  const [opening, setOpening] = useState(firstOpening);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const frameAfter = (count: number) => lastFrame(simulate(flow.machine, flow.inputs[opening], moves.slice(0, count)));
  const frame = frameAfter(moves.length);
  const states = activePaths(frame.snapshot).map((path) => read(flow.labels.states, path, language));
  const panel: PanelProps = {
    flow,
    frame,
    language,
    moves,
    onMove: (move) => setMoves([...moves, move]),
    frames: [...moves.keys(), moves.length].map(frameAfter),
    onTravel: (count) => setMoves(moves.slice(0, count)),
  };
  const open = (chosen: string | null) => {
    setOpening(chosen ?? firstOpening);
    setMoves([]);
  };

  return (
    <Stack>
      <Heading level={2}>{read(flow.labels.states, '', language)}</Heading>
      <Select
        label={words.opening[language]}
        items={Object.keys(flow.inputs).map((id) => ({ id, label: read(flow.openings, id, language) }))}
        value={opening}
        onChange={open}
      />
      <div role="status">
        <Inline>
          <Text weight="medium">{`${words.now[language]}: ${states.join(' › ')}`}</Text>
          {[...frame.snapshot.tags].map((tag) => (
            <Badge key={tag} tone="accent">
              {tag}
            </Badge>
          ))}
          {frame.snapshot.status === 'done' && <Text>{words.over[language]}</Text>}
        </Inline>
      </div>
      <Grid minColumn="L">
        {Object.entries(panels).map(([name, Part]) => (
          <Card key={name} element="section" aria-label={read(words, name, language)}>
            <Stack gap={3}>
              <Heading level={3}>{read(words, name, language)}</Heading>
              <Part {...panel} />
            </Stack>
          </Card>
        ))}
      </Grid>
      <Disclosure title={words.context[language]}>
        <Text variant="caption" isPreformatted element="div">
          {JSON.stringify(frame.snapshot.context, null, 2)}
        </Text>
      </Disclosure>
    </Stack>
  );
}
