import { branchesOf } from '@ruta/state-machines/kit/guards';
import type { LabView } from '../view';
import { read, words } from '../words';

type Told = Pick<LabView, 'entry' | 'language'>;

/** A guard with label and code name; an `or` with its branches, because meeting one of them is enough. */
function guardText(told: Told, guard: string): string {
  const { entry, language } = told;
  const name = `${read(entry.labels.guards, guard, language)} (${guard})`;
  const branches = branchesOf(entry.machine, guard).map((branch) => guardText(told, branch));
  return branches.length === 0 ? name : `${name}, ${words.oneIsEnough[language]}: ${branches.join(' · ')}`;
}

/** Why an event is refused: its failing guards. */
export function reasonOf(told: Told, refusedBy: readonly string[]): string {
  if (refusedBy.length === 0) return words.noEffect[told.language];
  return `${words.refused[told.language]}: ${refusedBy.map((guard) => guardText(told, guard)).join('; ')}`;
}
