// Writes the page of differences.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = (title, ids) =>
  ids.length === 0
    ? ''
    : `<details open><summary>${title}: ${ids.length}</summary><ul>${ids.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul></details>`;

/** Writes `index.html`: differences by size with three pictures each, the number of unchanged pictures, stories added and gone. */
export function writeReport({ into, base, found, unchanged, added, gone, missed }) {
  const rows = found
    .map(({ name, changed, share }) => {
      const [id, theme, width] = name.split(' ');
      const shown = ['before', 'difference', 'after'].map(
        (side) =>
          `<figure><figcaption>${side}</figcaption><img loading="lazy" alt="${escaped(name)}, ${side}" src="${side}/${encodeURIComponent(`${name}.png`)}"></figure>`,
      );
      return `<section><h2>${escaped(id)}</h2><p>${theme}, ${width} px: ${changed} pixels, ${(share * 100).toFixed(2)} %</p><div>${shown.join('')}</div></section>`;
    })
    .join('\n');
  writeFileSync(
    join(into, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${found.length} differences from ${escaped(base)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-inline-size: 110rem; padding-inline: 1rem; }
  section { border-block-start: 1px solid #8886; padding-block: 1rem; }
  h2 { font-size: 1.125rem; margin: 0; } p { margin: 0 0 .5rem; }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; } img { max-inline-size: 100%; border: 1px solid #8886; } figcaption { opacity: .75; }
</style>
<h1>${found.length} differences from ${escaped(base)}</h1>
<p>${unchanged} pictures are unchanged.${missed > 0 ? ` <strong>${missed} were not taken: the time was up.</strong>` : ''}</p>
${list('Stories added', added)}${list('Stories gone', gone)}
${rows}
</html>
`,
  );
}
