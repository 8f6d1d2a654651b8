import { OriginMark } from '@ruta/design-system';
import type { Origins } from '../origins';

/** The mark of a school in an agenda of several. */
export function Origin({ origins, id }: { origins: Origins; id: number }) {
  const origin = origins.get(id);
  return origin && <OriginMark origin={origin} />;
}
