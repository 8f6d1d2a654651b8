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

/** How long a story may take to draw, in milliseconds: what comes later is not looked at. */
const PATIENCE = 10_000;

/** The parts of a story of this page, read from what it drew: role and name of each, as a screen reader has them. */
export function Anatomy({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  const { language } = useToolbar();
  const [parts, setParts] = useState<readonly AnatomyPart[]>([]);
  useEffect(() => {
    const read = () => {
      const drawn = document.querySelector<HTMLElement>(`[id^="story--${story.id}"][id$="inner"]`);
      const found = drawn === null ? [] : anatomyOf(drawn);
      if (found.length === 0) return;
      setParts(found);
      watch.disconnect();
    };
    const watch = new MutationObserver(read);
    watch.observe(document.body, { childList: true, subtree: true });
    read();
    const tooLate = setTimeout(() => watch.disconnect(), PATIENCE);
    return () => {
      clearTimeout(tooLate);
      watch.disconnect();
    };
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
