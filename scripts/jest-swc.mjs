// swc for Jest. It first replaces imports from the design system's index by imports from the components' own modules, so
// that a screen's test loads only the components that it draws.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import swcJest from '@swc/jest';
import { at } from './kit.mjs';

const INDEX = readFileSync(at('design-system/src/index.ts'), 'utf8');
const IMPORT = /^import \{([^}]*)\} from '@ruta\/design-system';/gm;
const nameOf = (specifier) => specifier.trim().split(' as ')[0];

/** Each export of the index with its module. */
const modules = new Map(
  [...INDEX.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/(.+)';/gm)].flatMap(([, specifiers, module]) =>
    specifiers.split(',').map((specifier) => [specifier.trim().split(' as ').at(-1), module]),
  ),
);

/** One import per module, on the lines of the original one. */
function partsOf(statement, specifiers) {
  const values = specifiers.split(',').filter((specifier) => specifier.trim() !== '' && !/^\s*type /.test(specifier));
  const imports = values.map((specifier) => {
    const module = modules.get(nameOf(specifier));
    if (module === undefined) throw new Error(`design-system/src/index.ts exports no ${nameOf(specifier)}`);
    return `import { ${specifier.trim()} } from '@ruta/design-system/${module}';`;
  });
  return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
}

export function createTransformer(options) {
  const swc = swcJest.createTransformer(options);
  const version = createHash('sha256').update(partsOf.toString()).update(INDEX).digest('hex');
  return {
    ...swc,
    getCacheKey: (source, file, config) => `${swc.getCacheKey(source, file, config)}${version}`,
    process: (source, file, config) => swc.process(source.replace(IMPORT, partsOf), file, config),
  };
}

export default { createTransformer };
