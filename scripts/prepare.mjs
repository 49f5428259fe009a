// Runs on any Node from 20 on, before the packages are installed: plain JavaScript, no dependency.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const web = path.join(root, 'packages/web');
const modules = path.join(root, 'node_modules');
const isWindows = process.platform === 'win32';

/** The environment of our own commands: the pinned Node first, whatever Node the machine has. */
export function pinnedEnvironment() {
  const bin = path.join(root, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
}

/** Runs a command to its end; gives its exit code, and its output when `quiet`. */
export function run(command, args, { quiet = false, cwd = root, env = pinnedEnvironment() } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: isWindows,
    });
    let output = '';
    child.stdout?.on('data', (bytes) => (output += bytes));
    child.stderr?.on('data', (bytes) => (output += bytes));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** Stops the command with one line. */
export function giveUp(line, output = '') {
  if (output) console.error(output.trimEnd());
  console.error(line);
  process.exit(1);
}

/**
 * Installs what a running library needs, when the lock file is newer than what is installed. `withTools`: also what tests,
 * measurements and drawings need; once there, it stays.
 */
export async function ensureInstalled({ withTools = false } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    giveUp(`Let's Read needs Node 20 or newer; this is ${process.version}.`);
  const installed = path.join(modules, '.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  const hasTools = existsSync(path.join(modules, 'playwright-core'));
  if (isCurrent && (hasTools || !withTools)) return;
  console.log(isCurrent ? 'Installing the tools …' : 'Installing the packages; this takes a minute the first time …');
  const omitted = withTools || hasTools ? [] : ['--omit=dev'];
  const how = isCurrent ? ['install', '--no-save'] : ['ci', ...omitted];
  const { code, output } = await run('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
    env: process.env,
  });
  if (code !== 0) giveUp('The packages could not be installed. Is there a network connection? Then try again.', output);
  removeUnused();
}

/** 400 MB that nothing reads: the weights of fonts in which no file is set, Node's headers, and where packages' code came from. */
function removeUnused() {
  const fonts = path.join(modules, '@expo-google-fonts');
  const weights = readdirSync(fonts).flatMap((font) =>
    readdirSync(path.join(fonts, font))
      .filter((name) => /^[1-9]00(?!Regular$)/.test(name))
      .map((weight) => path.join(fonts, font, weight)),
  );
  const headers = readdirSync(modules)
    .filter((name) => /^node-(linux|win)-/.test(name))
    .map((name) => path.join(modules, name, 'include'));
  for (const folder of [...weights, ...headers]) rmSync(folder, { recursive: true, force: true });
  removeSourceMaps(modules);
}

/** Not of our own packages, which stand there as links. */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = path.join(folder, entry.name);
    if (entry.isDirectory()) removeSourceMaps(found);
    else if (/\.([cm]?[jt]s|css)\.map$/.test(entry.name)) rmSync(found);
  }
}

/** Builds the web app when something it is made of has changed. */
export async function ensureBuilt() {
  const stamp = path.join(web, 'build/stamp.txt');
  const sources = hashOf([path.join(root, 'package-lock.json'), ...withImported(filesBelow(web))]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the web app …');
  // Of a build that is broken off nothing may say later that it is whole.
  rmSync(stamp, { force: true });
  const { code, output } = await run('react-router', ['build'], { quiet: true, cwd: web });
  if (code !== 0) giveUp('The web app could not be built.', output);
  compressBelow(path.join(web, 'build/client'));
  writeFileSync(stamp, sources);
}

/** Writes each text file's compressed forms beside it, as small as they get; the server sends what a browser takes. */
function compressBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) compressBelow(file);
    else if (/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** These files and all of ours that they import, also by way of others, in order. */
function withImported(files) {
  const found = new Set(files);
  for (const file of found) {
    if (!/\.([cm]?[jt]sx?|css)$/.test(file)) continue;
    for (const [, ours, beside] of readFileSync(file, 'utf8').matchAll(
      /['"](?:@letsread\/([^'"?]+)|(\.\.?\/[^'"?]+))/g,
    )) {
      const imported = ours ? path.join(root, 'packages', ours) : path.join(path.dirname(file), beside);
      if (statSync(imported, { throwIfNoEntry: false })?.isFile()) found.add(imported);
    }
  }
  return [...found].sort((one, other) => one.localeCompare(other));
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      ({ name }) =>
        !['node_modules', 'build', '.react-router', 'journeys', 'browsers'].includes(name) && !name.includes('.test.'),
    )
    .flatMap((entry) => {
      const found = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(found) : [found];
    });
}
