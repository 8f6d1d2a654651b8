import { useRef } from 'react';
import { Navigation } from './Navigation';
import {
  Banner,
  BrandSlot,
  Content,
  EndSlot,
  Main,
  Notice,
  ShellMeasures,
  ShellRoot,
  SkipLink,
  StartSlot,
} from './PageShell.styles';
import type { PageShellProps } from './PageShell.types';
import { useMainByF6 } from './use-main-by-f6';

/** Layout of every page: skip link, top bar, navigation and `main`. */
export function PageShell(props: PageShellProps) {
  const { skipLabel, brand, start, end, notice, contentWidth = 'regular', children } = props;
  const main = useRef<HTMLElement>(null);
  useMainByF6(main);
  return (
    <ShellRoot>
      <ShellMeasures />
      <SkipLink
        href="#main"
        onClick={(event) => {
          // Moves focus without changing the URL.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skipLabel}
      </SkipLink>
      <Banner>
        <BrandSlot>{brand}</BrandSlot>
        <StartSlot>{start}</StartSlot>
        <EndSlot>{end}</EndSlot>
      </Banner>
      <Navigation
        navLabel={props.navLabel}
        moreLabel={props.moreLabel}
        navigation={props.navigation}
        secondaryNavigation={props.secondaryNavigation}
        currentId={props.currentId}
      />
      <Notice>{notice}</Notice>
      <Main id="main" ref={main} tabIndex={-1}>
        <Content data-width={contentWidth}>{children}</Content>
      </Main>
    </ShellRoot>
  );
}
