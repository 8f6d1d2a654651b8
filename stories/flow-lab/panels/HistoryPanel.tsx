import { memo } from 'react';
import { Badge, Button, Heading, Inline, Stack, Text } from '@ruta/design-system';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import { moveName, stateName, seconds } from '../lab/names';
import type { Lab } from '../lab/use-lab';
import { useSteady } from '../lab/use-steady';
import type { LabView } from '../view';
import { read, words } from '../words';

type Told = Pick<LabView, 'entry' | 'language'>;

interface Done extends Told {
  move: Move | undefined;
  before: Frame | undefined;
  frame: Frame;
  onTheWay: readonly Frame[];
}

function ledTo({ before, frame, onTheWay, ...told }: Done): string {
  const to = stateName(told, frame.snapshot);
  if (before === undefined) return `→ ${to}`;
  const isChanged = frame.changed || onTheWay.some(({ changed }) => changed);
  if (!isChanged && frame.event !== null) return words.ignored[told.language];
  const from = stateName(told, before.snapshot);
  return from === to ? `${words.stays[told.language]} ${to}` : `${from} → ${to}`;
}

/** Text of a move: name, outcome, and the timers that came due. */
function told(done: Done): { name: string; outcome: string; timers: string } {
  const { entry, language, move, frame, onTheWay } = done;
  const effects = [...onTheWay, frame].flatMap((one) => one.effects).map(({ type }) => `${type}()`);
  const due = onTheWay.map(({ at }) => seconds(at));
  const shown = `${due.slice(0, 5).join(', ')}${due.length > 5 ? '…' : ''}`;
  return {
    name: move === undefined ? words.start[language] : moveName({ entry, language }, move),
    outcome: [seconds(frame.at), ledTo(done), ...effects].join(' · '),
    timers: due.length === 0 ? '' : `${words.onTheWay[language]}: ${due.length} (${shown})`,
  };
}

interface EntryProps {
  language: LabView['language'];
  /** Number of moves up to here; 0 for the opening. */
  count: number;
  name: string;
  outcome: string;
  timers: string;
  isPresent: boolean;
  onGoTo: (count: number) => void;
}

/** A move and its outcome. Memoized by text: a replayed history reads the same. */
const Entry = memo(function Entry({ language, count, name, outcome, timers, isPresent, onGoTo }: EntryProps) {
  return (
    <Stack element="li" gap={1} align="start">
      <Inline gap={2}>
        <Text variant="label" weight="medium">
          {`${count}. ${name}`}
        </Text>
        {!isPresent && (
          <Button size="S" variant="quiet" onPress={() => onGoTo(count)}>
            {`${words.goBack[language]}: ${count}`}
          </Button>
        )}
      </Inline>
      <Text variant="caption" tone="muted" isTabular>
        {outcome}
      </Text>
      {timers !== '' && (
        <Text variant="caption" tone="muted">
          {timers}
        </Text>
      )}
    </Stack>
  );
});

/** Undone moves, which can be redone. */
function Ahead({ lab: { session, goTo }, view }: HistoryPanelProps) {
  const { language } = view;
  const done = session.steps.length;
  return (
    <>
      {session.ahead
        .map((move, index) => (
          <Stack key={index} element="li" gap={1} align="start">
            <Inline>
              <Text variant="label" tone="muted">
                {`${done + index + 1}. ${moveName(view, move)}`}
              </Text>
              <Badge>{words.takenBack[language]}</Badge>
            </Inline>
            <Button size="S" variant="quiet" onPress={() => goTo(done + index + 1)}>
              {`${words.goAhead[language]}: ${done + index + 1}`}
            </Button>
          </Stack>
        ))
        .reverse()}
    </>
  );
}

interface HistoryPanelProps {
  view: LabView;
  lab: Lab;
}

/** The moves and their outcomes, the latest first (SM-02). Going back replays the moves from the start. */
export function HistoryPanel({ view, lab }: HistoryPanelProps) {
  const { entry, language, frames, moves } = view;
  const { steps, branches } = lab.session;
  const { goTo } = useSteady({ goTo: lab.goTo });
  return (
    <Stack gap={4}>
      <Stack element="ol" gap={3} aria-label={words.history[language]}>
        <Ahead view={view} lab={lab} />
        {frames
          .map((frame, count) => (
            <Entry
              key={count}
              language={language}
              count={count}
              {...told({
                entry,
                language,
                move: moves[count - 1],
                before: frames[count - 1],
                frame,
                onTheWay: steps[count - 1]?.onTheWay ?? NOTHING,
              })}
              isPresent={count === moves.length}
              onGoTo={goTo}
            />
          ))
          .reverse()}
      </Stack>
      {branches.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="S">
            {words.branches[language]}
          </Heading>
          <Stack element="ol" gap={2} aria-label={words.branches[language]}>
            {branches.map((branch) => (
              <Stack key={JSON.stringify(branch)} element="li" gap={1} align="start">
                <Text variant="label">
                  {[
                    read(entry.openings, branch.opening, language),
                    `${branch.moves.length} ${words.moves[language]}`,
                    ...branch.moves.slice(-1).map((move) => moveName(view, move)),
                  ].join(' · ')}
                </Text>
                <Button size="S" variant="quiet" onPress={() => lab.takePath(branch)}>
                  {words.takeBranch[language]}
                </Button>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

const NOTHING: readonly Frame[] = [];
