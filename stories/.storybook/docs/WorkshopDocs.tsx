import { GlobalStyle } from '@ruta/design-system';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { WideTables } from './docs.styles';
import { useToolbar } from './toolbarStore';

/** Docs page in the selected theme, so that its text has the same background as its stories. */
export function WorkshopDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  const isDark = theme === 'dark' || theme === 'contrastDark';
  // Sets the colour scheme itself: a page without stories has no provider that does.
  useLayoutEffect(() => {
    document.documentElement.dataset['colorScheme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      {/* Provides the colours: a page whose stories are in iframes, or without stories, has no other provider. */}
      <GlobalStyle />
      <WideTables />
      {children}
    </DocsContainer>
  );
}
