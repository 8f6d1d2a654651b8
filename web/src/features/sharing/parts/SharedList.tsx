import type { ReactNode } from 'react';
import { Card, Inline, Link, Stack, Text } from '@ruta/design-system';

export interface SharedLine {
  id: number;
  href: string;
  title: string;
  /** Beside the title. */
  chip?: ReactNode;
  /** Facts in one line below. */
  facts: readonly string[];
  /** When and by whom. */
  note: ReactNode;
}

/** Shared agendas, each a link to what was sent. */
export function SharedList({ lines }: { lines: readonly SharedLine[] }) {
  return (
    <Stack gap={3}>
      {lines.map(({ id, href, title, chip, facts, note }) => (
        <Card key={id} element="article" aria-label={title}>
          <Stack gap={1}>
            <Inline gap={2}>
              <Link href={href}>{title}</Link>
              {chip}
            </Inline>
            <Text>{facts.join(' · ')}</Text>
            <Text variant="caption" tone="muted">
              {note}
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
