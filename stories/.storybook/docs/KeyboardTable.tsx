import { Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Key, Plate } from './docs.styles';
import { keysOf } from './keyNames';
import { useToolbar } from './toolbarStore';

interface Words {
  readonly es: string;
  readonly en: string;
}

/** The stories module of a component, as its docs page imports it. */
export type StoriesOf = Readonly<Record<string, unknown>>;

interface KeyRow {
  readonly press: string;
  readonly does: Words;
}

const words = {
  es: { caption: 'Teclado', key: 'Tecla', does: 'Qué hace', none: 'Ninguna historia presiona sus teclas todavía.' },
  en: { caption: 'Keyboard', key: 'Key', does: 'What it does', none: 'No story presses its keys yet.' },
} as const;

function rowsOf(stories: StoriesOf): KeyRow[] {
  return Object.values(stories).flatMap((story) => {
    const { parameters } = (story ?? {}) as { parameters?: { keyboard?: readonly KeyRow[] } };
    return parameters?.keyboard ?? [];
  });
}

/** Table of a component's keys, built from the steps of its keyboard stories. Keys with the same effect share a row. */
export function KeyboardTable({ of }: { of: StoriesOf }) {
  const { language } = useToolbar();
  const say = words[language];
  const rows = rowsOf(of);
  const effects = [...new Set(rows.map(({ does }) => does[language]))];
  if (rows.length === 0) return <p>{say.none}</p>;
  return (
    <Unstyled>
      <Plate aria-label={say.caption}>
        <thead>
          <tr>
            <th scope="col">{say.key}</th>
            <th scope="col">{say.does}</th>
          </tr>
        </thead>
        <tbody>
          {effects.map((effect) => (
            <tr key={effect}>
              <td>
                {rows
                  .filter(({ does }) => does[language] === effect)
                  .map(({ press }, index) => (
                    <Fragment key={press}>
                      {index > 0 && ', '}
                      {keysOf(press, language).map((key, at) => (
                        <Fragment key={`${at} ${key}`}>
                          {at > 0 && ' '}
                          <Key>{key}</Key>
                        </Fragment>
                      ))}
                    </Fragment>
                  ))}
              </td>
              <td>{effect}</td>
            </tr>
          ))}
        </tbody>
      </Plate>
    </Unstyled>
  );
}
