import type { ReactNode } from 'react';
import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const Frame = styled.div`
  background: ${vars.color.bg.page};
  color: ${vars.color.text.default};
  font-family: ${vars.font.family};
  font-size: ${vars.font.size.body};
  line-height: ${vars.font.line.body};
  .sb-show-main.sb-main-padded &:not([data-bare]) {
    margin: -1rem;
    min-block-size: 100vh;
  }
  &:not([data-bare]) {
    padding: 24px;
  }
`;

/** Page background under a story, on docs pages and in the canvas. */
export function StoryFrame({ isBare, children }: { isBare: boolean; children: ReactNode }) {
  return <Frame data-bare={isBare || undefined}>{children}</Frame>;
}
