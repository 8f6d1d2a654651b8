import { SelectorCascade } from '@ruta/design-system';
import type { SelectorCascadeProps } from '@ruta/design-system';
import { useCascadeLabels } from '../use-cascade-labels';

/** The cascade of people among the filters, with its texts (HIE-02). */
export function PeopleFilter(props: Omit<SelectorCascadeProps, 'labels'>) {
  return <SelectorCascade {...props} labels={useCascadeLabels()} />;
}
