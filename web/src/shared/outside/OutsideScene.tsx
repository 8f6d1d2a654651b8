import { vars } from '@ruta/design-system';
import { styled } from 'styled-components';

const Scene = styled.svg`
  position: fixed;
  inset: auto 0 0;
  inline-size: 100%;
  block-size: min(34vh, 20rem);
  pointer-events: none;
  .far {
    fill: ${vars.color.bg.accent.muted};
    opacity: 0.6;
  }
  .near {
    fill: ${vars.color.bg.accent.muted};
  }
  .way {
    stroke: ${vars.color.icon.brand};
    opacity: 0.55;
  }
  .stop {
    fill: ${vars.color.bg.page};
    stroke: ${vars.color.icon.brand};
  }
  .wall {
    fill: ${vars.color.bg.surface};
    stroke: ${vars.color.icon.brand};
  }
  .roof {
    fill: ${vars.color.icon.brand};
  }
`;

/** A route over hills from school to school, behind the form; without meaning for a screen reader. */
export function OutsideScene() {
  return (
    <Scene viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden focusable="false">
      <path className="far" d="M0 190c180-90 330-90 520-20s340 60 520-30 280-60 400 0v180H0z" />
      <path className="near" d="M0 260c220-70 420-60 640 0s520 50 800-40v100H0z" />
      <path
        className="way"
        d="M150 246c120-40 210-70 300-20s170 60 260 20 150-110 260-90 170 60 320 10"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 14"
      />
      <School x={92} y={196} />
      <circle className="stop" cx="450" cy="226" r="9" strokeWidth="4" />
      <circle className="stop" cx="972" cy="156" r="9" strokeWidth="4" />
      <School x={1290} y={112} />
    </Scene>
  );
}

function School({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="wall" d="M2 24h56v30H2zM24 54V38h12v16" strokeWidth="3" strokeLinejoin="round" />
      <path className="roof" d="M-4 26 30 4l34 22z" />
      <path className="way" d="M30 4v-18h16l-4 5 4 5H30" strokeWidth="3" strokeLinejoin="round" />
    </g>
  );
}
