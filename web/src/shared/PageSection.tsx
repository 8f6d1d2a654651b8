import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading, Inline, Stack } from '@ruta/design-system';

/** A titled section of a page. */
export function PageSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Stack element="section" gap={3} aria-labelledby={id}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="M" id={id}>
          {title}
        </Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}
