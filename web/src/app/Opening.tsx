import { BrandMark, Heading, Stack, Text, vars } from '@ruta/design-system';
import { styled } from 'styled-components';
import type { ProblemError } from '../lib/api';
import { useTexts } from '../lib/i18n';
import { Failed } from '../shared/ScreenState';
import { appTexts } from './app.texts';

const Middle = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: ${vars.space[6]};
`;

/** Shown at the start, until it is known who is signed in. */
export function Opening() {
  const t = useTexts(appTexts);
  return (
    <Middle aria-busy>
      <Stack gap={3} align="center">
        <Heading level={1}>
          <BrandMark word={t('brand')} size="L" />
        </Heading>
        <Text tone="muted" variant="label">
          <span role="status">{t('opening')}</span>
        </Text>
      </Stack>
    </Middle>
  );
}

/** Shown when `/me` fails for another reason than 401. */
export function OpeningFailed({ problem, onRetry }: { problem: ProblemError; onRetry: () => void }) {
  const t = useTexts(appTexts);
  return (
    <Middle>
      <Failed title={t('opening.failed')} problem={problem} onRetry={onRetry} level={1} />
    </Middle>
  );
}
