/** Where the diagnostic's machine begins, told without XState; machines.test holds it against the machine itself. */
import type { Opened } from '../kit/opening';
import { begin, type DpiContext, type DpiInput, type DpiTag } from './dpi.context';
import { dpiWindow } from './dpi.rules';
import { mayEstablish } from './pai.rules';

type Standing = Omit<Opened<DpiContext, DpiTag>, 'context'>;

function standingOf(context: DpiContext): Standing {
  const { purpose, submission, isPaiEstablished, mayEstablishPai, mayReadResults } = context;
  if (purpose === 'pai' && isPaiEstablished) return { value: 'paiEstablished', tags: [] };
  if (purpose === 'pai' && mayEstablishPai && mayEstablish({ ...context, isEstablished: isPaiEstablished }))
    return { value: { pai: 'stepper' }, tags: [] };
  if (mayReadResults && (submission === 'finished' || purpose !== 'answer'))
    return { value: { results: 'viewing' }, tags: ['readOnly'] };
  if (submission === 'finished') return { value: 'thanked', tags: [] };
  const window = dpiWindow(context);
  if (window !== 'open') return { value: window === 'after' ? 'closed' : 'notOpenYet', tags: [] };
  if (submission === 'open') return { value: { answering: 'starting' }, tags: ['saving'] };
  return { value: { answering: 'instructions' }, tags: [] };
}

/** A diagnostic as the machine has it right after it is opened. */
export function openedDpi(input: DpiInput): Opened<DpiContext, DpiTag> {
  const context = begin(input);
  return { context, ...standingOf(context) };
}
