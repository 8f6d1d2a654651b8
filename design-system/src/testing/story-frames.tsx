import type { Decorator } from '@storybook/react-vite';
import { RightToLeft } from './RightToLeft';

/** Width of page content on a 360 px phone. */
export const onAPhone: Decorator = (Story) => (
  <div style={{ maxInlineSize: 328 }}>
    <Story />
  </div>
);

/** Right-to-left direction. */
export const fromRightToLeft: Decorator = (Story) => (
  <RightToLeft>
    <Story />
  </RightToLeft>
);

/** A story with long text at phone width. Always Spanish, the longer of the two languages. */
export const longText = <Args extends object>(args: Args) => ({
  args,
  globals: { language: 'es' as const },
  decorators: [onAPhone],
});
