import { css } from 'styled-components';
import { focusRing } from '../../styles/mixins';
import { media } from '../../tokens/tokens';
import { vars } from '../../tokens/theme';

export const regionLook = css`
  position: fixed;
  inset-block-end: calc(var(--ruta-shell-bottom, 0px) + ${vars.space[5]});
  inset-inline: 0;
  z-index: ${vars.z.snackbar};
  display: flex;
  flex-direction: column-reverse;
  gap: ${vars.space[2]};
  inline-size: fit-content;
  min-inline-size: min(320px, calc(100vw - 24px));
  max-inline-size: min(480px, calc(100vw - 24px));
  margin-inline: auto;
  border-radius: ${vars.radius.m};
  ${focusRing}
  ${media.phone} {
    inset-block-end: calc(var(--ruta-shell-bottom, 0px) + ${vars.space[3]});
    inline-size: calc(100vw - 24px);
  }
`;

export const toastLook = css`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]};
  background: ${vars.color.bg.raised};
  color: ${vars.color.text.default};
  border: 1px solid ${vars.color.border.default};
  border-radius: ${vars.radius.m};
  box-shadow: ${vars.shadow.float};
  font-size: ${vars.font.size.label};
  line-height: 1.43;
  ${focusRing}
  &[data-tone='success'] {
    --snackbar-mark: ${vars.color.status.taken.solid};
  }
  &[data-tone='danger'] {
    --snackbar-mark: ${vars.color.status.outdated.solid};
  }
  &[data-tone='warning'] {
    --snackbar-mark: ${vars.color.status.visit.solid};
  }
  &[data-tone='info'] {
    --snackbar-mark: ${vars.color.status.pending.solid};
  }
  > :first-child {
    color: var(--snackbar-mark);
  }
  /* The action goes below the text; beside it, the text would have one word per line. */
  ${media.phone} {
    &:has(> :nth-child(4)) {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    > :nth-child(3):not(:last-child) {
      grid-area: 2 / 2;
      justify-self: start;
      margin-inline-start: calc(-1 * ${vars.space[3]});
    }
    > :nth-child(4) {
      grid-area: 1 / 3;
      align-self: start;
    }
  }
`;

export const wordsLook = css`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${vars.space[1]};
`;
