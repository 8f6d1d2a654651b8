import type { Plugin } from 'vite';

const isRow = (line: string | undefined): line is string => line !== undefined && /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string | undefined): boolean => isRow(line) && /^[\s|:-]+$/.test(line);

const cells = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

const line = (row: string, tag: 'td' | 'th'): string =>
  `<tr>${cells(row)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;

/** Converts Markdown tables to HTML, which MDX does not support itself. */
function withTables(source: string): string {
  const lines = source.split('\n');
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const head = lines[at];
    if (!isRow(head) || !isRule(lines[at + 1])) {
      out.push(head ?? '');
      continue;
    }
    const rows: string[] = [];
    for (at += 2; isRow(lines[at]); at += 1) rows.push(line(lines[at] ?? '', 'td'));
    at -= 1;
    out.push(`<table><thead>${line(head, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`);
  }
  return out.join('\n');
}

/** Vite plugin that converts tables before MDX compiles the file. */
export function mdxTables(): Plugin {
  return {
    name: 'ruta-mdx-tables',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0]?.endsWith('.mdx') ? withTables(code) : undefined),
  };
}
