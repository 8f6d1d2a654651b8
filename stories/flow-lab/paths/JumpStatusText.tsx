import { Text } from '@ruta/design-system';
import type { LabView } from '../view';
import { read } from '../words';
import type { JumpStatus } from './use-jump';
import { said } from './words';

type Told = Pick<LabView, 'entry' | 'language'>;

function sentence({ entry, language }: Told, status: JumpStatus): string {
  switch (status.is) {
    case 'idle':
      return '';
    case 'searching':
    case 'noWay':
    case 'failed':
      return said(status.is, language);
    case 'moving':
    case 'stopped':
      return said(status.is, language, { now: status.now, count: status.count });
    case 'arrived': {
      const { count, jump } = status;
      if (count === 0 && status.isFromHere) return said('alreadyThere', language);
      if (status.isFromHere) return said('arrivedFromHere', language, { count });
      return said('arrivedAnew', language, { count, opening: read(entry.openings, jump.path.opening, language) });
    }
  }
}

/** Status of a jump, in a live region. */
export function JumpStatusText({ view, status }: { view: Told; status: JumpStatus }) {
  return (
    <div aria-live="polite">
      <Text tone={status.is === 'noWay' || status.is === 'failed' ? 'danger' : 'muted'}>{sentence(view, status)}</Text>
    </div>
  );
}
