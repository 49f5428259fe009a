// Every word on the screens comes from the interface text, every key that is asked for is there, and none is there in
// vain. Needs the route types, by which it knows what a key made of parts may be.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './prepare.mjs';

const web = path.join(root, 'packages/web');
const dictionaryOf = (name) => JSON.parse(readFileSync(path.join(root, 'packages/interface-text', name), 'utf8'));
const english = { ...dictionaryOf('en.json'), ...dictionaryOf('library/en.json') };
const keys = Object.keys(english);
/** How numbers and dates are written stands beside the words (intl-fields.ts). */
const isWritten = (key) => key.startsWith('intl.');
const plural = /\.(zero|one|two|few|many|other)$/;

/** The library's name is the same in every language. */
const isName = (text) => text.trim() === 'Let’s Read';
/** What people see or hear: attributes of elements and of our components. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
]);
/** The same as properties that scripts set. */
const written = new Set([
  'alt',
  'ariaDescription',
  'ariaLabel',
  'ariaPlaceholder',
  'ariaRoleDescription',
  'ariaValueText',
  'innerText',
  'placeholder',
  'textContent',
  'title',
]);

const faults = [];
const reached = new Set();

function fault(node, sentence) {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  faults.push(`${path.relative(root, source.fileName)}:${line + 1}: ${sentence}`);
}

function refuseWords(node, text) {
  const words = text.trim().replace(/\s+/g, ' ');
  if (/\p{L}/u.test(words) && !isName(words)) fault(node, `“${words}” is written here; take it from t('a.key')`);
}

/** The texts that an expression may be, as far as they are written down in it. */
function refuseLiterals(node) {
  if (ts.isStringLiteralLike(node)) refuseWords(node, node.text);
  else if (ts.isTemplateExpression(node)) {
    refuseWords(
      node,
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '),
    );
  } else for (const part of branchesOf(node)) refuseLiterals(part);
}

/** The expressions of which this one gives the value of one: `a ? b : c`, `a && b`, `a ?? b`, `a + b`, `(a)`, `{a}`. */
function branchesOf(node) {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) {
    const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken, PlusToken } = ts.SyntaxKind;
    const { kind } = node.operatorToken;
    if (kind === AmpersandAmpersandToken) return [node.right];
    return [BarBarToken, QuestionQuestionToken, PlusToken].includes(kind) ? [node.left, node.right] : [];
  }
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isJsxExpression(node);
  return isWrapped && node.expression ? [node.expression] : [];
}

/** Whether what stands in an element is text for people. */
function isShown(parent) {
  if (ts.isJsxElement(parent)) return !['style', 'script'].includes(parent.openingElement.tagName.getText());
  return ts.isJsxFragment(parent);
}

/** Text of elements, attributes that are read out, and what scripts write into the page. */
function checkText(node) {
  if (ts.isJsxText(node)) refuseWords(node, node.text);
  else if (ts.isJsxExpression(node) && isShown(node.parent)) refuseLiterals(node);
  else if (ts.isJsxAttribute(node) && node.initializer && spoken.has(node.name.getText())) {
    refuseLiterals(node.initializer);
  } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    if (ts.isPropertyAccessExpression(node.left) && written.has(node.left.name.text)) refuseLiterals(node.right);
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [name, value] = node.arguments;
    const isSet = node.expression.name.text === 'setAttribute' && value && ts.isStringLiteralLike(name);
    if (isSet && spoken.has(name.text)) refuseLiterals(value);
  }
}

/** What looks like a sentence and goes neither to the log nor into an error is on its way to a screen. */
function checkSentence(node) {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  if (isText && /^\p{Lu}[\p{L}’']*,? \p{L}{2}/u.test(node.text) && !isForLog(node)) refuseWords(node, node.text);
}

function isForLog(node) {
  let { parent } = node;
  while (ts.isBinaryExpression(parent) || ts.isTemplateExpression(parent)) ({ parent } = parent);
  if (ts.isNewExpression(parent)) return /(Error|Exception)$/.test(parent.expression.getText());
  return ts.isCallExpression(parent) && /^(console\.|log)/.test(parent.expression.getText());
}

/** A key as far as it can be seen: what to say of it, what it looks like, and whether it is seen whole. */
const plain = (text) => ({ name: text, pattern: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), isWhole: true });
const anything = { name: '…', pattern: '[^.]+', isWhole: false };
const anyNumber = { name: '…', pattern: '\\d+', isWhole: false };

/** The keys that an expression may be; none where that cannot be seen. */
function keysOf(node, checker) {
  if (ts.isTemplateExpression(node)) return keysOfTemplate(node, checker);
  const branches = branchesOf(node);
  if (branches.length > 0) return branches.flatMap((branch) => keysOf(branch, checker));
  const seen = kindsOf(node, checker).map(keyOfType);
  return seen.includes(undefined) ? [] : seen;
}

/** 'a.key', or `a.${string}`. */
function keyOfType(type) {
  if (type.isStringLiteral() || type.isNumberLiteral()) return plain(String(type.value));
  if (!(type.flags & ts.TypeFlags.TemplateLiteral)) return undefined;
  const [first, ...rest] = type.texts.map(plain);
  return joined([first, ...rest.flatMap((text, at) => [keyOfType(type.types[at]) ?? fillingOf(type.types[at]), text])]);
}

function fillingOf({ flags }) {
  return flags & ts.TypeFlags.NumberLike ? anyNumber : anything;
}

function keysOfTemplate({ head, templateSpans }, checker) {
  let made = [plain(head.text)];
  for (const { expression, literal } of templateSpans) {
    const seen = keysOf(expression, checker);
    const fillings = seen.length > 0 ? seen : kindsOf(expression, checker).map(fillingOf);
    made = made.flatMap((begun) => fillings.map((filling) => joined([begun, filling, plain(literal.text)])));
  }
  return made;
}

function joined(parts) {
  return {
    name: parts.map(({ name }) => name).join(''),
    pattern: parts.map(({ pattern }) => pattern).join(''),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}

/** The members of an expression's type, without null and undefined. */
function kindsOf(node, checker) {
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Nullable));
}

function checkCall(node, checker) {
  const [key, values] = node.arguments;
  const seen = keysOf(key, checker);
  if (seen.length === 0 || seen.some(({ name }) => name.startsWith('…'))) {
    return fault(node, `which key “${key.getText()}” is cannot be seen; give its type the keys it may be`);
  }
  for (const { name, pattern, isWhole } of seen.filter((one) => !isWritten(one.name))) {
    const whole = new RegExp(`^${pattern}$`);
    const found = keys.filter((key) => whole.test(key) || (plural.test(key) && whole.test(key.replace(plural, ''))));
    if (found.length === 0) fault(node, `the key “${name}” is not in en.json`);
    for (const key of found) {
      reached.add(key);
      if (isWhole) checkValues(node, values, whole.test(key) ? english[key] : `${english[key]} {count}`);
    }
  }
}

/** A placeholder that is not filled would be shown with its braces, and a plural form is chosen by the count. */
function checkValues(node, values, text) {
  const isOpen = values && (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment));
  if (isOpen) return;
  const filled = new Set(values?.properties.map(({ name }) => name.getText()) ?? []);
  for (const [, name] of text.matchAll(/\{(\w+)\}/g)) {
    if (!filled.has(name)) fault(node, `{${name}} of “${node.arguments[0].getText()}” has no value`);
  }
}

/** `t(…)`, whatever it is named, and `useWords()(…)`. */
function isTranslate(node, checker) {
  const isNamed = ts.isIdentifier(node) || ts.isCallExpression(node);
  return isNamed && checker.getTypeAtLocation(node).symbol?.name === 'Translate';
}

function checkSource(source, checker) {
  const look = (node) => {
    checkText(node);
    checkSentence(node);
    if (ts.isCallExpression(node) && isTranslate(node.expression, checker)) checkCall(node, checker);
    ts.forEachChild(node, look);
  };
  look(source);
}

/** Files that are no modules: their text, and the attributes that are read out. */
function checkHtml(file) {
  const bare = readFileSync(file, 'utf8').replace(
    /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<!doctype[^>]*>/gi,
    '',
  );
  const attributes = [...bare.matchAll(/\s([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    .filter(([, name]) => spoken.has(name.toLowerCase()))
    .map(([, , double, single]) => double ?? single);
  for (const text of [...attributes, ...bare.split(/<[^>]*>/)]) {
    const words = text.trim().replace(/\s+/g, ' ');
    if (/\p{L}/u.test(words) && !isName(words)) faults.push(`${path.relative(root, file)}: “${words}” is written here`);
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

function checkKeys(node) {
  if (ts.isCallExpression(node) && isTranslate(node.expression, checker)) checkCall(node, checker);
  ts.forEachChild(node, checkKeys);
}

const files = filesBelow(path.join(web, 'app'));
// Files and feeds have words too. What else is said in these packages is for logs and for other programs.
const asking = ['downloads', 'open-catalogue'].flatMap((name) => filesBelow(path.join(root, 'packages', name)));
const { options } = ts.getParsedCommandLineOfConfigFile(
  path.join(web, 'tsconfig.json'),
  { noEmit: true, allowJs: true },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  },
);
const routeTypes = path.join(web, '.react-router/types');
const program = ts.createProgram(
  [...files, ...asking, ...(existsSync(routeTypes) ? filesBelow(routeTypes) : [])].filter((file) =>
    /\.(tsx?|js)$/.test(file),
  ),
  options,
);
const checker = program.getTypeChecker();
for (const file of files) {
  const source = program.getSourceFile(file);
  if (source && /\.(tsx?|js)$/.test(file)) checkSource(source, checker);
}
for (const file of asking) {
  const source = program.getSourceFile(file);
  if (source) checkKeys(source);
}
for (const file of [...files, ...filesBelow(path.join(web, 'public'))]) {
  if (file.endsWith('.html')) checkHtml(file);
}
for (const key of keys) {
  if (!reached.has(key)) faults.push(`packages/interface-text/en.json: nothing asks for “${key}”`);
}
for (const line of new Set(faults)) console.error(line);
process.exit(faults.length > 0 ? 1 : 0);
