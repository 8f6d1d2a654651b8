import { useMemo, useState } from 'react';
import { Button, ComboBox, Inline, SegmentedControl, Stack } from '@ruta/design-system';
import type { LabView } from '../view';
import { gapsIn, targetId, targetOf, wholeOf, type Target } from './targets';
import { targetText } from './texts';
import { JumpStatusText } from './JumpStatusText';
import { useJump } from './use-jump';
import { walkedAlong } from './walked';
import { words } from './words';

const itemsOf = (entry: LabView['entry'], language: LabView['language'], targets: readonly Target[]) =>
  targets.map((target) => ({ id: targetId(target), label: targetText(entry, target, language) }));

/** Jumps to any state, or along any transition that this walk has not taken, by the shortest way (SM-02). */
export function JumpPanel({ openings, ...view }: LabView & { openings?: readonly string[] | undefined }) {
  const { entry, language, opening, moves, frames } = view;
  const [kind, setKind] = useState<Target['kind']>('state');
  const [chosen, setChosen] = useState<string | null>(null);
  const { status, go, stop } = useJump(view, openings);

  const states = useMemo(
    () =>
      itemsOf(
        entry,
        language,
        wholeOf(entry.machine).states.map((path) => ({ kind: 'state', path })),
      ),
    [entry, language],
  );
  const transitions = useMemo(() => {
    if (kind === 'state') return [];
    const gaps = gapsIn(entry.machine, walkedAlong({ entry, opening, moves, frames }));
    return itemsOf(
      entry,
      language,
      gaps.filter((gap) => gap.kind === kind),
    );
  }, [entry, language, opening, moves, frames, kind]);
  const items = kind === 'state' ? states : transitions;
  // The chosen transition may have been taken meanwhile and left the list.
  const value = items.some(({ id }) => id === chosen) ? chosen : null;
  const target = value === null ? null : targetOf(entry.machine, value);
  const isBusy = status.is === 'searching' || status.is === 'moving';
  const disabledReason = target === null ? words.chooseFirst[language] : undefined;
  const lead = (isAnimated: boolean) => () => {
    if (target) void go([target], isAnimated);
  };

  return (
    <Stack gap={3}>
      <SegmentedControl
        label={words.kind[language]}
        size="S"
        options={[
          { id: 'state', label: words.toState[language] },
          { id: 'transition', label: words.toTransition[language] },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setChosen(null);
        }}
      />
      <ComboBox
        key={kind}
        label={words[kind][language]}
        items={items}
        value={value}
        onChange={setChosen}
        placeholder={words.typeToFind[language]}
        emptyText={words.nothingFound[language]}
      />
      <Inline>
        <Button
          variant="primary"
          isDisabled={target === null || isBusy}
          disabledReason={disabledReason}
          onPress={lead(false)}
        >
          {words.atOnce[language]}
        </Button>
        <Button icon="play" isDisabled={target === null || isBusy} disabledReason={disabledReason} onPress={lead(true)}>
          {words.stepByStep[language]}
        </Button>
        {status.is === 'moving' && <Button onPress={stop}>{words.stop[language]}</Button>}
      </Inline>
      <JumpStatusText view={view} status={status} />
    </Stack>
  );
}
