import { GlobalStyle } from '@ruta/design-system';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useToolbar } from './toolbarStore';

/** A docs page in the chosen theme, so that its own words stand on the same ground as its stories. */
export function WorkshopDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  const isDark = theme === 'dark' || theme === 'contrastDark';
  // A page without stories has no provider that would say so.
  useLayoutEffect(() => {
    document.documentElement.dataset['colorScheme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {/* A page whose stories all stand in frames, or that has none, gets its colours from nobody else. */}
      <GlobalStyle />
      {children}
    </DocsContainer>
  );
}
