import { styled } from 'styled-components';
import { vars } from '../../tokens/theme';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  .ground {
    fill: ${vars.color.bg.accent.muted};
  }
  .way {
    stroke: ${vars.color.icon.brand};
  }
  .stop {
    fill: ${vars.color.bg.surface};
    stroke: ${vars.color.icon.brand};
  }
  .start {
    fill: ${vars.color.icon.brand};
  }
`;

/** The route of the mark, drawn behind the icon of an empty state: it starts, and the icon is its next stop. */
export function StateScene() {
  return (
    <Drawing width="224" height="96" viewBox="0 0 224 96" fill="none" aria-hidden focusable="false">
      <path className="ground" d="M16 84c-8-30 14-50 44-46 14-28 66-40 92-14 34-8 62 18 52 60z" />
      <path className="way" d="M24 72h34c18 0 14-24 32-24h8" strokeWidth="2.5" strokeLinecap="round" />
      <path
        className="way"
        d="M132 48h8c18 0 14-24 32-24h16"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <circle className="start" cx="20" cy="72" r="5" />
      <circle className="stop" cx="194" cy="24" r="5" strokeWidth="2.5" />
    </Drawing>
  );
}
