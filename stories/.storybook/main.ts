import type { StorybookConfig } from '@storybook/react-vite';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { mdxTables } from './mdxTables';

interface Warning {
  readonly code?: string;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../foundations/**/*.@(stories.tsx|mdx)',
    '../../design-system/src/**/*.stories.tsx',
    '../../design-system/src/**/*.mdx',
    '../{app,flow-lab,kit,rooms}/**/*.@(stories.tsx|mdx)',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Highlights axe's findings in development only. Even without findings the highlighter measures every element after
  // each change (decision 0021).
  features: (given, { configType }) => ({
    ...given,
    highlight: configType === 'DEVELOPMENT' && process.env['VITEST'] === undefined,
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { check: false, reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(
      { ...base, plugins: [mdxTables(), ...(base.plugins ?? [])] },
      {
        // Replaces socket.io: stories have no server.
        resolve: {
          alias: { 'socket.io-client': fileURLToPath(new URL('../kit/silent-channel.ts', import.meta.url)) },
        },
        build: {
          chunkSizeWarningLimit: 2000,
          rollupOptions: {
            // «Show code» prints components by their names.
            output: { keepNames: true },
            // The "use client" directives of libraries have no effect here.
            onwarn: (warning: Warning, report: (warning: Warning) => void) => {
              if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning);
            },
          },
        },
      },
    ),
};

export default config;
