import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { anatomyOf } from './anatomy';
import type { AnatomyPart } from './anatomy';
import { Part, Plate } from './docs.styles';
import { useToolbar } from './toolbarStore';

const words = {
  es: { caption: 'Anatomía', part: 'Parte', name: 'Cómo se anuncia', more: (count: number) => `y ${count} más` },
  en: { caption: 'Anatomy', part: 'Part', name: 'How it is announced', more: (count: number) => `and ${count} more` },
} as const;

/** Waiting time for a story to render, in milliseconds. */
const PATIENCE = 10_000;
/**
 * Polling interval, in milliseconds. Two equal results in a row mean that rendering is complete: a list renders its
 * frame before its items.
 */
const PAUSE = 250;

/** Root elements of a story on this page: in the page itself, or in Storybook's iframe. */
function drawnIn(storyId: string): HTMLElement[] {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[id^="iframe--${storyId}"]`);
  if (frame === null) return [...document.querySelectorAll<HTMLElement>(`[id^="story--${storyId}"][id$="inner"]`)];
  return [...(frame.contentDocument?.querySelectorAll<HTMLElement>('body > div:not([class^="sb-"])') ?? [])];
}

/** Parts of a story on this page: role and accessible name, read from the rendered DOM. */
export function Anatomy({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  const { language } = useToolbar();
  const [parts, setParts] = useState<readonly AnatomyPart[]>([]);
  useEffect(() => {
    let before = 0;
    const began = Date.now();
    const look = setInterval(() => {
      const found = drawnIn(story.id).flatMap(anatomyOf);
      const isOver = Date.now() - began > PATIENCE;
      if (isOver || (found.length > 0 && found.length === before)) {
        setParts(found);
        clearInterval(look);
      }
      before = found.length;
    }, PAUSE);
    return () => clearInterval(look);
  }, [story.id, language]);
  if (parts.length === 0) return null;
  const say = words[language];
  return (
    <Unstyled>
      <Plate aria-label={say.caption}>
        <thead>
          <tr>
            <th scope="col">{say.part}</th>
            <th scope="col">{say.name}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ role, name, depth, more }, index) => (
            <tr key={`${index} ${role}`}>
              <td>
                <Part style={{ '--depth': String(depth) }}>{role}</Part>
              </td>
              <td>
                {name} {more > 0 && <em>{say.more(more)}</em>}
              </td>
            </tr>
          ))}
        </tbody>
      </Plate>
    </Unstyled>
  );
}
