// A checkout of another revision beside this one, for comparing or breaking it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './kit.mjs';

/** Checks a revision out into a new folder. It shares the installed packages, but not the workspaces. */
export function addWorktree(folder, revision) {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, revision], { cwd: root });
  mkdirSync(join(folder, 'node_modules', '@ruta'), { recursive: true });
  for (const name of readdirSync(at('node_modules')))
    if (name !== '@ruta' && name !== '.cache')
      symlinkSync(at('node_modules', name), join(folder, 'node_modules', name));
  const workspaces = readdirSync(at('node_modules', '@ruta'));
  for (const name of workspaces) symlinkSync(join(folder, name), join(folder, 'node_modules', '@ruta', name));
  for (const name of [...workspaces, 'scripts/lighthouse', 'scripts/visual'])
    if (existsSync(at(name, 'node_modules'))) symlinkSync(at(name, 'node_modules'), join(folder, name, 'node_modules'));
}

export function removeWorktree(folder) {
  if (existsSync(folder)) execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
}
