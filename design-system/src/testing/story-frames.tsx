import type { Decorator } from '@storybook/react-vite';
import { RightToLeft } from './RightToLeft';

/** As wide as the content of a page on a phone of 360 pixels. */
export const onAPhone: Decorator = (Story) => (
  <div style={{ maxInlineSize: 328 }}>
    <Story />
  </div>
);

/** In a part of a page that runs from right to left. */
export const fromRightToLeft: Decorator = (Story) => (
  <RightToLeft>
    <Story />
  </RightToLeft>
);

/** A story of words that are long, as wide as a phone. It stays in Spanish, the longer of the two languages. */
export const longText = <Args extends object>(args: Args) => ({
  args,
  globals: { language: 'es' as const },
  decorators: [onAPhone],
});
