import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

/** How far one is with the questions: stays in sight below the page's header while a question scrolls. */
export const StickyProgress = styled.div`
  position: sticky;
  inset-block-start: var(--ruta-shell-top, 0px);
  z-index: 1;
  display: grid;
  gap: ${vars.space[1]};
  padding-block: ${vars.space[2]};
  background: ${vars.color.bg.page};
`;
