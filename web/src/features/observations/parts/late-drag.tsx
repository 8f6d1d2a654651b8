import { lazy, Suspense } from 'react';
import type { DragLineProps, DropFieldProps } from '@ruta/design-system';

/** Without a connection nothing is dragged; the button beside each line does the same. */
const plain = () => ({ default: ({ children }: Pick<DragLineProps, 'children'>) => <>{children}</> });

const Line = lazy(() => import('./drag').then(({ DragLine }) => ({ default: DragLine }), plain));
const Field = lazy(() => import('./drag').then(({ DropField }) => ({ default: DropField }), plain));

/** A line that is dragged into the comment. Loads dragging, which weighs more than the pad, on first use. */
export const LateDragLine = (props: DragLineProps) => (
  <Suspense fallback={props.children}>
    <Line {...props} />
  </Suspense>
);

/** The comment, which takes such a line. */
export const LateDropField = (props: DropFieldProps) => (
  <Suspense fallback={props.children}>
    <Field {...props} />
  </Suspense>
);
