// Packages: installed again only when package-lock.json changed since the last time.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProcess } from './processes.mjs';

const oldestNode = [20, 19];

/** Throws with a sentence when this Node is older than the one the packages want. */
export function requireNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Error(
    `Tidewaiter needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

/** Throws with a sentence when npm fails. */
export async function installPackages() {
  // Another tree's packages, linked here: npm would empty that tree's folder.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // Within node_modules, so that it goes when they go.
  const marker = 'node_modules/.tidewaiter-installed';
  const wanted = `${process.platform}-${process.arch} ${sha256(readFileSync('package-lock.json'))}`;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  if (isInstalledByHand()) return writeFileSync(marker, wanted);

  console.log('Installing packages …');
  const [command, ...before] = npmCommand();
  const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', ...writableCache()];
  const code = await runProcess(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error('Installing the packages (npm ci) failed.');
  writeFileSync(marker, wanted);
}

/** Whether npm noted, at the end of an `npm ci` by hand, that the very packages of package-lock.json are there. */
function isInstalledByHand() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(note)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const wanted = packagesOf('package-lock.json');
  const there = packagesOf(note);
  return (
    Object.keys(there).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { integrity, optional }]) =>
      there[path] ? there[path].integrity === integrity : path === '' || optional === true,
    )
  );
}

/** npm as npm itself told us, else the one beside this Node or on the path. */
export function npmCommand() {
  if (process.env.npm_execpath) return [process.execPath, process.env.npm_execpath];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** An ordinary user may have no home to keep npm's cache in. */
export function writableCache() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  const nearest = existsSync(cache) ? cache : dirname(cache);
  return isWritable(nearest) ? [] : ['--cache', join(tmpdir(), `tidewaiter-npm-${process.getuid?.() ?? ''}`)];
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {import('node:crypto').BinaryLike} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Lets one start or test prepare at a time in this tree: two would install over each other.
 * @template T
 * @param {() => Promise<T>} prepare
 */
export async function preparingAlone(prepare) {
  const lock = '.tidewaiter/preparing';
  if (!isWritable('.')) return prepare(); // The folder is another user's; there is nothing to write over then.
  mkdirSync('.tidewaiter', { recursive: true });
  for (let told = false; !takeLock(lock); told = true) {
    if (!told) console.log('Another start or test is preparing this folder; waiting for it …');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const letGo = () => rmSync(lock, { force: true });
  const signOfLife = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), 1000);
  process.once('exit', letGo);
  try {
    return await prepare();
  } finally {
    clearInterval(signOfLife);
    process.off('exit', letGo);
    letGo();
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/** Longest silence of a holder that lives, milliseconds: its number may be another process's by now. */
const longestSilence = 30_000;

function isHeld(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid === process.pid || !pid) return false;
    if (Date.now() - statSync(lock).mtimeMs > longestSilence) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
