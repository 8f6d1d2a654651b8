import { memo } from 'react';
import { Button, Inline, Stack, Text } from '@ruta/design-system';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Move } from '@ruta/state-machines/kit/simulate';
import { mayRun, nextDay, passing, untilNextTimer } from '../lab/clock';
import { seconds } from '../lab/names';
import { useClock, type Speed } from '../lab/use-clock';
import { useSteady } from '../lab/use-steady';
import type { LabView } from '../view';
import { read, words } from '../words';

interface ClockPanelProps {
  view: LabView;
  /** Advances time while the clock runs, in milliseconds. */
  onRun: (ms: number) => void;
}

interface ClockHandsProps {
  language: LabelLanguage;
  /** Whether a timer is pending. */
  isWaiting: boolean;
  speed: Speed;
  onWait: (ms: number) => void;
  onNextTimer: () => void;
  onSpeed: (speed: Speed) => void;
  onNextDay: () => void;
}

const ClockHands = memo(function ClockHands(props: ClockHandsProps) {
  const { language, isWaiting, speed, onWait, onNextTimer, onSpeed, onNextDay } = props;
  const reason = isWaiting ? undefined : words.noTimer[language];
  return (
    <>
      <Button size="S" onPress={() => onWait(1000)}>
        {words.second[language]}
      </Button>
      <Button size="S" onPress={() => onWait(5000)}>
        {words.fiveSeconds[language]}
      </Button>
      <Button size="S" icon="clock" isDisabled={!isWaiting} disabledReason={reason} onPress={onNextTimer}>
        {words.nextTimer[language]}
      </Button>
      {speed === 0 ? (
        ([1, 10] as const).map((times) => (
          <Button key={times} size="S" isDisabled={!isWaiting} disabledReason={reason} onPress={() => onSpeed(times)}>
            {(times === 1 ? words.playOnce : words.playTen)[language]}
          </Button>
        ))
      ) : (
        <Button size="S" variant="primary" onPress={() => onSpeed(0)}>
          {words.pause[language]}
        </Button>
      )}
      <Button size="S" onPress={onNextDay}>
        {words.nextDay[language]}
      </Button>
    </>
  );
});

/** Controls of the virtual clock: steps, next timer, play, next day, and the list of pending timers. */
export function ClockPanel({ view, onRun }: ClockPanelProps) {
  const { entry, language, frame, onMove } = view;
  const { speed, setSpeed } = useClock(mayRun(frame), onRun);
  const doAll = (moves: readonly Move[]) => moves.forEach(onMove);
  const wait = (ms: number) => doAll(passing(entry, frame, ms));
  const hands = useSteady({
    onWait: wait,
    onNextTimer: () => {
      const until = untilNextTimer(frame);
      if (until !== null) wait(until);
    },
    onSpeed: (times: Speed) => setSpeed(times),
    onNextDay: () => doAll(nextDay(entry, frame)),
  });
  const timers = [...frame.delays].sort((one, other) => one.dueAt - other.dueAt);
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text weight="bold" isTabular>
          {seconds(frame.at)}
        </Text>
        <ClockHands language={language} isWaiting={mayRun(frame)} speed={speed} {...hands} />
      </Inline>
      {timers.length === 0 ? (
        <Text variant="caption" tone="muted">
          {words.noTimer[language]}
        </Text>
      ) : (
        <Inline element="ul" gap={3} aria-label={words.timers[language]}>
          {timers.map(({ id, dueAt }) => (
            <li key={id}>
              <Text variant="caption" isTabular>
                {`${timerName(id, (path) => read(entry.labels.states, path, language))} · ${words.due[language]} ${seconds(dueAt - frame.at)}`}
              </Text>
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

/** Delay and state of a timer, from an XState id such as 'xstate.after.oneSecond.dpi.answering.timer'. */
function timerName(id: string, nameOf: (path: string) => string): string {
  const [, delay = id, , path = ''] = /^xstate\.after\.([^.]+)\.([^.]+)\.?(.*)$/.exec(id) ?? [];
  return path === '' ? delay : `${nameOf(path)} (${delay})`;
}
