// Jest as `npm test` runs it: the test files of a Node project share their imports. `jest.config.mjs` runs each alone.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import base, { NODE_FOLDERS } from './jest.config.mjs';
import { at, root, say } from './scripts/kit.mjs';
import { together } from './scripts/jest-together.mjs';

const { withoutDatabase } = JSON.parse(readFileSync(at('tests/costs.json'), 'utf8'));
const seed = Number(process.env.TESTS_SEED ?? Math.trunc(Math.random() * 1e6));
say(`Order of test files: TESTS_SEED=${seed}`);

/** A pattern of the paths of test files of Node projects; without it all run. */
const only = new RegExp(process.env.TESTS_ONLY ?? '');
/** Files that open no database run once, with those on SQLite. `.dependency-cruiser.cjs` checks that they open none. */
const leavesOut = (file) =>
  !only.test(file) || (process.env.TEST_DATABASE_URL !== undefined && withoutDatabase.includes(relative(root, file)));

export default {
  ...base,
  projects: base.projects.map((project) => {
    const folders = NODE_FOLDERS.get(project.displayName);
    return folders === undefined ? project : together(project, { folders, seed, leavesOut });
  }),
};
