// Every statement of the packages was prepared by PostgreSQL in a test of this run, and gives the columns that its row type
// says: their names, their types, and null where a column of a table may be null. To be run after the tests of packages;
// with folders as arguments it looks at those alone.
//
// A statement is found among the prepared ones by its own text: what a template puts in is a parameter, or another
// template, which may be anything unless it is a constant. What is worked out in SQL has no known nullability. Backups copy
// whatever tables there are, by commands whose statements no test sees: each row that they wrote is compared instead.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { openEmbedded } from '../packages/database/embedded/open-embedded.ts';
import { makeSnapshot, statementsFolder } from '../packages/database/testing/test-snapshot.ts';
import { root } from './prepare.mjs';

/** What pg makes of the types of columns, by their number; json may be anything. */
const jsTypes = new Map([
  [16, 'boolean'],
  [20, 'string'],
  [21, 'number'],
  [23, 'number'],
  [25, 'string'],
  [700, 'number'],
  [701, 'number'],
  [1082, 'string'],
  [1184, 'Date'],
  [1005, 'number[]'],
  [1007, 'number[]'],
  [1009, 'string[]'],
  [1016, 'string[]'],
]);
const json = new Set([114, 3802]);
/** Of functions that do something: void. */
const nothing = 2278;

const folders = process.argv.slice(2).map((folder) => path.resolve(folder));
const prepared = readdirSync(statementsFolder).flatMap((name) =>
  readFileSync(path.join(statementsFolder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
);
const nullable = await nullableColumns();
const program = openProgram();
const checker = program.getTypeChecker();
const faults = [];
let statements = 0;

for (const source of program.getSourceFiles()) {
  const file = path.relative(root, source.fileName);
  const isOurs =
    /^packages\/[^/]+\//.test(file) &&
    !file.includes('node_modules') &&
    !/^packages\/(web|database|backup)\//.test(file);
  if (!isOurs || /\.test\.ts$|(^|\/)(test|made)-[^/]+$/.test(file)) continue;
  if (folders.length > 0 && !folders.some((folder) => source.fileName.startsWith(folder))) continue;
  visit(source, (call) => check(call, `${file}:${source.getLineAndCharacterOfPosition(call.getStart()).line + 1}`));
}
for (const fault of faults) console.error(fault);
console.log(`${statements} statements, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** Calls of the query of a pool or a client of pg. */
function visit(node, onCall) {
  ts.forEachChild(node, (child) => visit(child, onCall));
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  if (node.expression.name.text !== 'query') return;
  const method = checker.getSymbolAtLocation(node.expression.name);
  if (method?.declarations?.some((one) => one.getSourceFile().fileName.includes('@types/pg'))) onCall(node);
}

function check(call, location) {
  const pattern = patternOf(call.arguments[0]);
  if (pattern === undefined) return faults.push(`${location}: write the statement so that it can be read here`);
  statements += 1;
  const whole = new RegExp(`^${pattern}$`);
  const found = prepared.filter(({ text }) => whole.test(text));
  if (found.length === 0) return faults.push(`${location}: no test has prepared this statement`);
  const row = call.typeArguments?.[0] && checker.getTypeFromTypeNode(call.typeArguments[0]);
  const misfits = found.map((one) => misfitOf(one, row, call));
  // Another statement may fit a pattern that is mostly put together; one of those found is this one.
  if (!misfits.includes(undefined)) faults.push(...new Set(misfits.map((misfit) => `${location}: ${misfit}`)));
}

/** What is wrong with a row type; undefined where it fits. */
function misfitOf({ text, columns }, row, call) {
  if (row === undefined)
    return columns.every(({ type }) => type === nothing) ? undefined : 'gives rows and says no type of them';
  const union = row.isUnion() ? row.types : [row];
  const names = new Set(union.flatMap((type) => type.getProperties().map(({ name }) => name)));
  const missing = [...names].find((name) => !columns.some((column) => column.name === name));
  if (missing !== undefined) return `has no column "${missing}"`;
  const unsaid = columns.find(({ name }) => !names.has(name));
  if (unsaid !== undefined) return `its row type does not say "${unsaid.name}"`;
  for (const column of columns) {
    const types = union.flatMap((type) => {
      const property = type.getProperty(column.name);
      return property === undefined ? [] : [checker.getTypeOfSymbolAtLocation(property, call)];
    });
    const misfit = misfitOfColumn(column, types, text);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}

function misfitOfColumn({ name, type, table, number }, types, text) {
  const parts = types.flatMap((one) => (one.isUnion() ? one.types : [one]));
  if (parts.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return undefined;
  const isNull = ({ flags }) => flags & ts.TypeFlags.Null;
  const column = nullable.get(`${table} ${number}`);
  const mayBeNull = column !== undefined && !text.includes(`${column} is not null`);
  if (mayBeNull && !parts.some(isNull)) return `"${name}" may be null`;
  if (json.has(type)) return undefined;
  const expected = jsTypes.get(type);
  if (expected === undefined) return `"${name}" has a type that rows are not read with (${type})`;
  const other = parts.filter((part) => !isNull(part)).find((part) => nameOf(part) !== expected);
  return other && `"${name}" is ${expected}, not ${checker.typeToString(other)}`;
}

function nameOf(type) {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.isUnion()) return [...new Set(type.types.map(nameOf))].join(' | ');
  if (checker.isArrayType(type)) return `${nameOf(checker.getTypeArguments(type)[0])}[]`;
  return type.symbol?.name ?? checker.typeToString(type);
}

/** A pattern of the texts that an expression may have; undefined for one that cannot be read. */
function patternOf(expression) {
  const node = skip(expression);
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isStringLiteral(node)) return escape(node.text);
  if (ts.isTemplateExpression(node)) return patternOfTemplate(node, (part) => patternOf(part) ?? '[^]*');
  if (ts.isTaggedTemplateExpression(node)) {
    const { template } = node;
    return ts.isTemplateExpression(template) ? patternOfTemplate(template, patternOfPart) : escape(template.text);
  }
  if (ts.isCallExpression(node) && /^prepared(Forms)?$/.test(node.expression.getText()))
    return patternOf(node.arguments[1]);
  if (ts.isCallExpression(node) && node.expression.getText() === 'raw') return patternOf(node.arguments[0]);
  if (ts.isCallExpression(node)) return patternOfCall(node);
  if (ts.isObjectLiteralExpression(node)) {
    const text = node.properties.find((one) => one.name?.getText() === 'text');
    return text && ts.isPropertyAssignment(text) ? patternOf(text.initializer) : undefined;
  }
  if (ts.isConditionalExpression(node)) {
    const either = [patternOf(node.whenTrue), patternOf(node.whenFalse)];
    return either.includes(undefined) ? undefined : `(?:${either.join('|')})`;
  }
  const value = ts.isIdentifier(node) ? valueOf(node) : undefined;
  return value && patternOf(value);
}

function patternOfTemplate(template, patternOfSpan) {
  const spans = template.templateSpans.map((span) => patternOfSpan(span.expression) + escape(span.literal.text));
  return escape(template.head.text) + spans.join('');
}

/** In a tagged template: another one, or a parameter. */
function patternOfPart(expression) {
  const type = checker.getTypeAtLocation(expression);
  const isSql = (type.isUnion() ? type.types : [type]).some((one) => one.symbol?.name === 'Sql');
  return isSql ? (patternOf(expression) ?? '[^]*') : '\\$\\d+';
}

/** What a function of ours gives whose last line returns a statement. */
function patternOfCall({ expression }) {
  const declaration = ts.isIdentifier(expression) ? symbolOf(expression)?.valueDeclaration : undefined;
  if (declaration === undefined || !ts.isFunctionDeclaration(declaration)) return undefined;
  const last = declaration.body?.statements.at(-1);
  const isPlain = declaration.body?.statements.every((one) => one === last || ts.isVariableStatement(one));
  return isPlain && ts.isReturnStatement(last) && last.expression ? patternOf(last.expression) : undefined;
}

/** What a constant is, here or in the module that it comes from. */
function valueOf(identifier) {
  const declaration = symbolOf(identifier)?.valueDeclaration;
  const isConstant =
    declaration && ts.isVariableDeclaration(declaration) && declaration.parent.flags & ts.NodeFlags.Const;
  return isConstant ? declaration.initializer : undefined;
}

function symbolOf(identifier) {
  const symbol = checker.getSymbolAtLocation(identifier);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function skip(node) {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? skip(node.expression) : node;
}

/** Parameters are counted anew where a template stands in another one. */
function escape(text) {
  return RegExp.escape(text).replace(/\\\$\d+/g, '\\$\\d+');
}

function openProgram() {
  const configFile = path.join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(fileNames, options);
}

/** As PostgreSQL names them in descriptions: number of the table, number of the column. */
async function nullableColumns() {
  const database = await openEmbedded({ snapshotFile: await makeSnapshot() });
  const { rows } = await database.pool.query(
    `select a.attrelid || ' ' || a.attnum as key, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attnotnull`,
  );
  await database.close();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
