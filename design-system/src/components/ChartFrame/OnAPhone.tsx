import type { Decorator } from '@storybook/react-vite';

/** A story in the width that a phone of 360 px leaves to a chart. */
export const onAPhone: Decorator = (Story) => (
  <div style={{ maxInlineSize: 328 }}>
    <Story />
  </div>
);
