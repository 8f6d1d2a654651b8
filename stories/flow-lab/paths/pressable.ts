import { choicesIn } from '@ruta/state-machines/kit/flow';
import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { Frame, Move } from '@ruta/state-machines/kit/simulate';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { passing, untilNextTimer } from '../lab/clock';
import { isSameMove } from '../lab/moves';
import { read, summary, words } from '../words';

/** A button of the lab and the move that it makes. */
interface Press {
  name: string;
  move: Move;
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function pressesIn(entry: MachineEntry, frame: Frame, language: LabelLanguage): Press[] {
  const sends = choicesIn(entry, frame.snapshot).flatMap(({ type, options }) =>
    options.map(({ event }): Press => ({
      name: joined(summary(event), read(entry.labels.events, type, language)),
      move: { do: 'send', event },
    })),
  );
  const calls = frame.actors.flatMap(({ id: actor }): Press[] => [
    ...(entry.answers[actor] ?? []).map((output): Press => ({
      name: joined(words.answer[language], summary(output)),
      move: { do: 'answer', actor, output },
    })),
    { name: words.fail[language], move: { do: 'fail', actor, message: words.failure[language] } },
  ]);
  const due = untilNextTimer(frame);
  const waits: [string, number | null][] = [
    [words.nextTimer[language], due],
    [words.second[language], due === null ? null : 1000],
    [words.fiveSeconds[language], due === null ? null : 5000],
  ];
  const clock = waits.flatMap(([name, ms]): Press[] => {
    // With a machine that receives `clock.ticked`, a clock button makes two moves.
    const [move, ...more] = ms === null ? [] : passing(entry, frame, ms);
    return move === undefined || more.length > 0 ? [] : [{ name, move }];
  });
  return [...sends, ...calls, ...clock];
}

/** Accessible name of the only button that makes this move; null if there is none, as for a typed payload. */
export function buttonFor(entry: MachineEntry, frame: Frame, move: Move, language: LabelLanguage): string | null {
  const presses = pressesIn(entry, frame, language);
  const press = presses.find((each) => isSameMove(each.move, move));
  return press !== undefined && presses.filter(({ name }) => name === press.name).length === 1 ? press.name : null;
}
