import { Badge, Button, Inline, Stack, Text } from '@ruta/design-system';
import { choicesIn, outlineOf, type Flow, type Option, type OutlineNode } from '@ruta/state-machines/kit/flow';
import { activePaths, type LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { EventObject } from 'xstate';
import { read, summary, words } from './words';

/** What every panel of the lab is given. */
export interface PanelProps {
  flow: Flow;
  frame: Frame;
  language: LabelLanguage;
  moves: readonly Move[];
  onMove: (move: Move) => void;
  /** Where the opening and then each move led. */
  frames: readonly Frame[];
  /** Keeps the first `count` moves and forgets the rest. */
  onTravel: (count: number) => void;
}

/** Every event this situation knows, each sample a button; a refused one says which guards are not met. */
export function EventPanel({ flow, frame, language, onMove }: PanelProps) {
  const choices = choicesIn(flow, frame.snapshot);
  if (choices.length === 0) return <Text tone="muted">{words.noEvents[language]}</Text>;
  const reasonOf = ({ refusedBy }: Option) => {
    const guards = refusedBy.map((guard) => `${read(flow.labels.guards, guard, language)} (${guard})`);
    return `${words.refused[language]}: ${guards.join('; ')}`;
  };
  return (
    <Stack element="ul" gap={3}>
      {choices.map(({ type, options }) => (
        <Stack key={type} element="li" gap={1} align="start">
          <Text variant="caption" tone="muted">
            {type}
          </Text>
          {options.map((option) => {
            const name = [read(flow.labels.events, type, language), summary(option.event)].filter(Boolean).join(' · ');
            return (
              <Stack key={name} gap={1} align="start">
                <Button
                  size="S"
                  isDisabled={!option.isAccepted}
                  disabledReason={option.isAccepted ? undefined : reasonOf(option)}
                  onPress={() => onMove({ do: 'send', event: option.event })}
                >
                  {name}
                </Button>
                {!option.isAccepted && <Text variant="caption">{reasonOf(option)}</Text>}
              </Stack>
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}

/** The ports that were called and wait: what they were sent, and what they may answer or refuse. */
export function CallPanel({ flow, frame, language, onMove }: PanelProps) {
  if (frame.actors.length === 0) return <Text tone="muted">{words.noCalls[language]}</Text>;
  return (
    <Stack element="ul" gap={3}>
      {frame.actors.map(({ id, src, input }) => (
        <Stack key={id} element="li" gap={2} align="start">
          <Text weight="medium">{`${read(flow.labels.actors, src, language)} (${src})`}</Text>
          <Text variant="caption">{summary(input as object)}</Text>
          {(flow.answers[id] ?? []).map((output) => (
            <Button key={JSON.stringify(output)} size="S" onPress={() => onMove({ do: 'answer', actor: id, output })}>
              {`${words.answer[language]} · ${summary(output as object)}`}
            </Button>
          ))}
          <Button size="S" onPress={() => onMove({ do: 'fail', actor: id, message: words.failure[language] })}>
            {words.fail[language]}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

/** Every state as a nested list, the active ones marked in words: what a chart says, for everybody. */
export function OutlinePanel({ flow, frame, language }: PanelProps) {
  const active = activePaths(frame.snapshot);
  const list = (nodes: readonly OutlineNode[]) => (
    <Stack element="ul" gap={1}>
      {nodes.map(({ path, key, children }) => (
        <Stack key={path} element="li" gap={1}>
          <Inline>
            <Text weight={active.includes(path) ? 'bold' : 'regular'}>{read(flow.labels.states, path, language)}</Text>
            <Text variant="caption" tone="muted">
              {key}
            </Text>
            {active.includes(path) && <Badge tone="strong">{words.active[language]}</Badge>}
          </Inline>
          {children.length > 0 && <div style={{ paddingInlineStart: 24 }}>{list(children)}</div>}
        </Stack>
      ))}
    </Stack>
  );
  return list(outlineOf(flow.machine.root));
}

/** What was done and where it led. Going back plays the earlier moves again: no old snapshot is ever loaded. */
export function HistoryPanel({ flow, language, moves, frames, onTravel }: PanelProps) {
  const titleOf = (move: Move | undefined) => {
    if (move === undefined) return words.start[language];
    if (move.do === 'send') {
      const event = move.event as EventObject;
      return `${read(flow.labels.events, event.type, language)} ${summary(event)}`;
    }
    if (move.do === 'wait') return `${move.ms} ms`;
    return `${words[move.do][language]} ${move.actor}`;
  };
  return (
    <Stack element="ol" gap={2}>
      {frames.map(({ snapshot, effects, changed }, count) => {
        const states = activePaths(snapshot).map((path) => read(flow.labels.states, path, language));
        const led = [`→ ${states.join(' › ')}`, ...effects.map(({ type }) => `${type}()`)].join(' · ');
        return (
          <Stack key={count} element="li" gap={1} align="start">
            <Text weight="medium">{`${count}. ${titleOf(moves[count - 1])}`}</Text>
            <Text variant="caption">{changed ? led : words.ignored[language]}</Text>
            {count < moves.length && (
              <Button size="S" variant="quiet" onPress={() => onTravel(count)}>
                {`${words.goBack[language]}: ${count}`}
              </Button>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
