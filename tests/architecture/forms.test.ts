import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { root, sourcesOf } from './files';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const product = sourcesOf('web/src', 'design-system/src').filter(
  (path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path),
);
/** Shared columns: the one of forms, and the matrix, which is a table. */
const WIDTHS = ['web/src/features/roles/roles.styles.ts', 'web/src/shared/FormColumn.ts'];

const opening = (node: ts.Node) =>
  ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined;
const attributeOf = (node: ts.Node, name: string) =>
  opening(node)?.attributes.properties.find(
    (property): property is ts.JsxAttribute => ts.isJsxAttribute(property) && property.name.getText() === name,
  );
const isSubmit = (node: ts.Node) =>
  opening(node)?.tagName.getText() === 'Button' && attributeOf(node, 'type')?.initializer?.getText() === '"submit"';

/** Where a submit button stands: `FormActions.primary`, `Modal.footer`, or whatever else holds it. */
function placeOf(node: ts.Node): string {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) return `${at.parent.parent.tagName.getText()}.${at.name.getText()}`;
    if (ts.isJsxElement(at)) return at.openingElement.tagName.getText();
  }
  return 'nothing';
}

const isLast = (node: ts.Node) => {
  const siblings = ts.isJsxFragment(node.parent) ? node.parent.children.filter((child) => opening(child)) : [node];
  return siblings.at(-1) === node;
};

/** Every submit button of a file: where it stands, and whether it is the last one there. */
function submitsIn(path: string) {
  const found: { path: string; place: string; isLast: boolean }[] = [];
  const visit = (node: ts.Node) => {
    if (isSubmit(node)) found.push({ path, place: placeOf(node), isLast: isLast(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe('DS-01 one layout of forms', () => {
  const submits = product.filter((path) => path.endsWith('.tsx')).flatMap(submitsIn);

  test('the button of a form stands in FormActions, or at the foot of a dialog, and is the last one', () => {
    expect(submits.length).toBeGreaterThan(15);
    expect(
      submits.filter(({ place, isLast }) => !['FormActions.primary', 'Modal.footer'].includes(place) || !isLast),
    ).toEqual([]);
  });

  test('a page with a form has the column of all forms', () => {
    const pages = product.filter((path) => /\/pages\/\w+\.tsx$/.test(path) && /<[A-Z]\w*Form\b/.test(read(path)));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((path) => !/<(FormColumn|OutsideFrame)\b/.test(read(path)))).toEqual([]);
    expect(product.filter((path) => /max-inline-size: *\d+rem/.test(read(path)) && path.startsWith('web/'))).toEqual(
      WIDTHS,
    );
  });

  test('nothing but the stack of messages shows its parts in another order than Tab takes', () => {
    expect(product.filter((path) => /(column|row)-reverse/.test(read(path)))).toEqual([
      'design-system/src/components/Snackbar/Snackbar.styles.ts',
    ]);
  });
});

/** Every `PageHeader` of the product with a main action: whether it is docked, and the text of the action. */
function mainActionsIn(path: string) {
  const found: { path: string; isDocked: boolean; action: string }[] = [];
  const visit = (node: ts.Node) => {
    const action = attributeOf(node, 'primaryAction');
    if (opening(node)?.tagName.getText() === 'PageHeader' && action)
      found.push({ path, isDocked: !attributeOf(node, 'isPrimaryInline'), action: action.getText() });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe('UI-02 what is docked on a phone', () => {
  const actions = product.filter((path) => path.startsWith('web/') && path.endsWith('.tsx')).flatMap(mainActionsIn);

  test('no act that cannot be taken back is docked: finishing, deleting, cancelling', () => {
    expect(actions.length).toBeGreaterThan(5);
    const isFinal = /icon="(finish|trash|danger)"|variant="danger"/;
    expect(actions.filter(({ isDocked, action }) => isDocked && isFinal.test(action))).toEqual([]);
  });

  test('below the page there is room for what is docked, so that it covers nothing', () => {
    const room = /calc\(var\(--ruta-shell-bottom\) \+ (\d+)px\)/.exec(
      read('design-system/src/components/PageShell/PageShell.styles.ts'),
    );
    const height = /min-block-size: (\d+)px/.exec(read('design-system/src/components/PageHeader/PageHeader.styles.ts'));
    // The button, 8 px below and above it in its bar, and 16 px between it and the content.
    expect(Number(room?.[1])).toBeGreaterThanOrEqual(Number(height?.[1]) + 32);
  });
});
