import { compact, schemes, tokens } from './tokens';
import { cssVariables, vars } from './theme';
import { typefaceCss } from './typeface';

const floatInDark = cssVariables({
  shadow: { float: '0 0 0 1px rgb(255 255 255 / 0.06), 0 12px 32px rgb(0 0 0 / 0.55)' },
});
const dark = `color-scheme:dark;${cssVariables({ color: schemes.dark })}${floatInDark}`;
const lightMore = cssVariables({ color: schemes.lightMore });
const darkMore = cssVariables({ color: schemes.darkMore });
const still = cssVariables({ motion: { fast: '0s', medium: '0s' } });

// "system" and a missing attribute both follow the device; an explicit choice overrides it.
const FREE_SCHEME = ":not([data-color-scheme='light'], [data-color-scheme='dark'])";
const FREE_CONTRAST = ":not([data-contrast='standard'], [data-contrast='more'])";

// Paper is white: what is dark is for screens.
const schemeCss = `
  :root { color-scheme: light; ${cssVariables(tokens)} }
  html[data-contrast='more'] { ${lightMore} }
  @media (prefers-contrast: more) { html${FREE_CONTRAST} { ${lightMore} } }
  @media screen {
    html[data-color-scheme='dark'] { ${dark} }
    html[data-contrast='more'][data-color-scheme='dark'] { ${darkMore} }
  }
  @media screen and (prefers-color-scheme: dark) {
    html${FREE_SCHEME} { ${dark} }
    html[data-contrast='more']${FREE_SCHEME} { ${darkMore} }
  }
  @media screen and (prefers-contrast: more) {
    html${FREE_CONTRAST}[data-color-scheme='dark'] { ${darkMore} }
  }
  @media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {
    html${FREE_CONTRAST}${FREE_SCHEME} { ${darkMore} }
  }
`;

const densityCss = `html[data-density='compact'] { ${cssVariables(compact)} }`;

/*
 * Animations end within 0.01 ms, so their end events still fire. The negative delay starts them after their end: without
 * it, what fades in stays invisible for one frame, which lasts long on a busy machine. Transitions have no duration: the
 * default `transition-property` is `all`, so even the shortest duration would start a transition for every change of
 * every element.
 */
const atRest = `animation-duration: 0.01ms !important; animation-delay: -1ms !important;
    animation-iteration-count: 1 !important; transition-duration: 0s !important; scroll-behavior: auto !important;`;
const motionCss = `
  html[data-motion='reduced'] { ${still} }
  html[data-motion='reduced'] * { ${atRest} }
  html[data-motion='reduced'] [data-entering] { opacity: 1 !important; }
  @media (prefers-reduced-motion: reduce) {
    :root { ${still} }
    *, *::before, *::after { ${atRest} }
    [data-entering] { opacity: 1 !important; }
  }
`;

const elementCss = `
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; -webkit-tap-highlight-color: transparent; }
  body {
    margin: 0; min-block-size: 100vh; min-block-size: 100dvh;
    background: ${vars.color.bg.page}; color: ${vars.color.text.default};
    font-family: ${vars.font.family}; font-size: ${vars.font.size.body}; line-height: ${vars.font.line.body};
    -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale; text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd { margin: 0; }
  :where(ul, ol)[role='list'] { margin: 0; padding: 0; list-style: none; }
  img, svg, video { display: block; max-inline-size: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  :where(a) { color: ${vars.color.text.link}; }
  :where(:focus-visible) { outline: 2px solid ${vars.color.border.focus}; outline-offset: 2px; }
  :where([tabindex='-1']:focus-visible) { outline: none; }
  ::selection { background: ${vars.color.bg.accent.strong}; color: ${vars.color.text.onStrong}; }
`;

const css = [typefaceCss, schemeCss, densityCss, motionCss, elementCss].join('');

/**
 * The typeface, root variables, schemes and base element styles. `AppProvider` mounts it once.
 *
 * An element of its own, not `createGlobalStyle`: styled-components adds rules to its one sheet while people work, and a
 * browser computes again whatever the changed sheet may concern. `@font-face` and `*` concern every element, so that each
 * first use of a component would lay out the whole page again.
 */
export function GlobalStyle() {
  return (
    <style href="ruta-global" precedence="global" nonce={pageNonce()}>
      {css}
    </style>
  );
}

/** The nonce of this page's policy for styles, where styled-components looks for it, too. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
