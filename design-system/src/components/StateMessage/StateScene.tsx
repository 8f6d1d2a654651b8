import { vars } from '../../tokens/theme';

const { bg, icon } = vars.color;
const LINE = { stroke: icon.brand, strokeWidth: 2.5, strokeLinecap: 'round' } as const;

/** The route of the mark, drawn behind the icon of an empty state: it starts, and the icon is its next stop. */
export const StateScene = () => (
  <svg width="224" height="96" fill="none" aria-hidden>
    <path fill={bg.accent.muted} d="M16 84c-8-30 14-50 44-46 14-28 66-40 92-14 34-8 62 18 52 60z" />
    <path {...LINE} d="M24 72h34c18 0 14-24 32-24h8" />
    <path {...LINE} d="M132 48h8c18 0 14-24 32-24h16" strokeDasharray="1 7" />
    <circle fill={icon.brand} cx="20" cy="72" r="5" />
    <circle {...LINE} fill={bg.surface} cx="194" cy="24" r="5" />
  </svg>
);
