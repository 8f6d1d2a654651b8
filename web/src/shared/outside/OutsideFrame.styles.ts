import { media, vars } from '@ruta/design-system';
import { styled } from 'styled-components';

export const Page = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  padding: ${vars.space[4]};
  background: radial-gradient(80rem 40rem at 50% -12rem, ${vars.color.bg.accent.muted}, transparent 70%)
    ${vars.color.bg.page};
`;

export const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${vars.space[3]};
`;

/** A little above the vertical centre, before the drawing. */
export const Column = styled.div`
  position: relative;
  inline-size: min(100%, 26rem);
  &[data-wide] {
    inline-size: min(100%, 36rem);
  }
  margin: auto;
  padding-block: ${vars.space[6]} 12vh;
  /* Names of schools and addresses may be longer than the card. */
  overflow-wrap: anywhere;
  ${media.phone} {
    margin-block-start: ${vars.space[4]};
    padding-block-end: ${vars.space[6]};
  }
`;
