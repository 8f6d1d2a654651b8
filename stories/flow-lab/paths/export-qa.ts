import type { LabelLanguage } from '@ruta/state-machines/kit/labels';
import type { MachineEntry } from '@ruta/state-machines/machines';
import { stateName } from '../lab/names';
import type { LabPath } from '../view';
import { read } from '../words';
import { moveText } from './texts';
import { footstepsOf, type Footstep } from './walked';
import { said, words } from './words';

/** Escapes Markdown and puts the text on one line. */
const plain = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/[\\`*_[\]<>#|]/g, '\\$&');

function resultOf(entry: MachineEntry, { frame, frames }: Footstep, language: LabelLanguage): string {
  if (!frames.some(({ changed }) => changed)) return said('qaIgnored', language);
  const effects = frames.flatMap((each) => each.effects.map(({ type }) => `${type}()`));
  return [
    said('qaState', language, { state: stateName({ entry, language }, frame.snapshot) }),
    ...(effects.length > 0 ? [said('qaEffects', language, { effects: effects.join(', ') })] : []),
    ...(frame.snapshot.status === 'done' ? [said('qaOver', language)] : []),
  ].join('; ');
}

/** Exports a path as a numbered test case in Markdown: each step with the expected state (SM-02). */
export function toQaCase(entry: MachineEntry, path: LabPath, language: LabelLanguage): string {
  const [opened, ...steps] = footstepsOf(entry, path);
  if (opened === undefined) return '';
  const last = steps.at(-1) ?? opened;
  const expected = (step: Footstep) => `   ${words.qaExpected[language]}: ${plain(resultOf(entry, step, language))}`;
  const numbered = path.moves.flatMap((move, index) => {
    const step = steps[index];
    return step ? [`${index + 2}. ${plain(moveText(entry, move, language))}`, expected(step)] : [];
  });
  return [
    `# ${words.qaCase[language]}: ${plain(stateName({ entry, language }, last.frame.snapshot))}`,
    '',
    `${words.qaMachine[language]}: ${plain(entry.name[language])} (${entry.id})`,
    '',
    `1. ${words.qaOpening[language]} «${plain(read(entry.openings, path.opening, language))}» (${path.opening})`,
    expected(opened),
    ...numbered,
    '',
  ].join('\n');
}
