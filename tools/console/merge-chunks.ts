/**
 * Merges what the first view needs into one script. esbuild creates a chunk for every set of views that share a module,
 * and over a slow connection some thirty small requests take longer than their bytes.
 */
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const HASH_LENGTH = 8;

/** Chunks shared by several views are part of the merged script if they are not larger: a request costs more. */
const SMALL_BYTES = 4_000;

/** `isShared`: not an entry point of a view. */
type Output = Readonly<{
  imports: readonly string[];
  exports: readonly string[];
  bytes: number;
  isShared: boolean;
}>;

/** Scripts by name, with the names of the scripts that they import statically. */
function scriptsOf(metafile: Metafile): ReadonlyMap<string, Output> {
  const outputs = Object.entries(metafile.outputs).filter(([file]) => file.endsWith('.js'));
  return new Map(
    outputs.map(([file, { imports, exports, bytes, entryPoint }]) => {
      const fixed = imports.filter(({ kind }) => kind === 'import-statement');
      return [
        path.basename(file),
        {
          imports: fixed.map((one) => path.basename(one.path)),
          exports,
          bytes,
          isShared: entryPoint === undefined,
        },
      ];
    }),
  );
}

function closureOf(entry: string, scripts: ReadonlyMap<string, Output>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    scripts.get(name)?.imports.forEach(visit);
  };
  visit(entry);
  return found;
}

/** What the first view needs, and what is not worth a separate request. */
function innerOf(entry: string, scripts: ReadonlyMap<string, Output>): ReadonlySet<string> {
  const needed = closureOf(entry, scripts);
  const isSmall = (name: string): boolean => {
    const { bytes = Infinity, isShared = false } = scripts.get(name) ?? {};
    return needed.has(name) || (isShared && bytes <= SMALL_BYTES);
  };
  const small = [...scripts.keys()].filter((name) => [...closureOf(name, scripts)].every(isSmall));
  return new Set([...needed, ...small]);
}

/** Name under which the merged script exports something of a chunk. */
const merged = (chunk: string, name: string): string => `${chunk.replace(/\W/g, '_')}_${name}`;

const exportsOf = (chunk: string, names: readonly string[], isInside: boolean): string =>
  names
    .map((name) =>
      isInside ? `${name} as ${merged(chunk, name)}` : `${merged(chunk, name)} as ${name}`,
    )
    .join(',');

const options = (plugins: Plugin[]): BuildOptions & { write: false } => ({
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['es2022'],
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
  plugins,
});

/** Keeps external scripts, under their new names. */
const keepOutside = (names: readonly string[], rename: (name: string) => string): Plugin => ({
  name: 'keep-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\// }, ({ path: from, kind }) => {
      const name = path.basename(from);
      if (kind === 'entry-point' || !names.includes(name)) return undefined;
      return { path: `./${rename(name)}`, external: true };
    });
  },
});

/** Imports from the merged script what a view imports from a chunk that is part of it. */
const takeFrom = (script: string, inside: ReadonlyMap<string, Output>): Plugin => ({
  name: 'take-from-merged',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\// }, ({ path: from, kind, namespace }) => {
      if (namespace === 'merged') return { path: from, external: true };
      const name = path.basename(from);
      if (kind === 'entry-point' || !inside.has(name)) return undefined;
      return { path: name, namespace: 'merged' };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'merged' }, ({ path: name }) => ({
      contents: `export {${exportsOf(name, inside.get(name)?.exports ?? [], false)}} from './${script}'`,
    }));
  },
});

async function textOf(settings: BuildOptions & { write: false }): Promise<string> {
  const { outputFiles } = await build(settings);
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return file.text;
}

/** @returns names of the merged script and of the scripts that it loads later */
export async function mergeChunks(
  directory: string,
  metafile: Metafile,
  entry: string,
): Promise<Readonly<{ script: string; chunks: readonly string[] }>> {
  const scripts = scriptsOf(metafile);
  const inner = innerOf(entry, scripts);
  const inside = new Map([...scripts].filter(([name]) => inner.has(name)));
  const later = [...scripts.keys()].filter((name) => !inner.has(name));
  const contents = [...inside]
    .filter(([name, { exports }]) => name !== entry && exports.length > 0)
    .map(([name, { exports }]) => `export {${exportsOf(name, exports, true)}} from './${name}'`);
  const stdin = {
    contents: [`import './${entry}'`, ...contents].join('\n'),
    resolveDir: directory,
  };
  const whole = await textOf({ ...options([keepOutside(later, (name) => name)]), stdin });
  // Scripts import one another, so all of them are named by the content of the merged one.
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, HASH_LENGTH);
  const script = `console-${hash}.js`;
  const rename = (name: string): string => name.replace(/\.js$/, `-${hash}.js`);
  const written = later.map(async (name) => {
    const plugins = [takeFrom(script, inside), keepOutside(later, rename)];
    const entryPoints = [path.join(directory, name)];
    await writeFile(
      path.join(directory, rename(name)),
      await textOf({ ...options(plugins), entryPoints }),
    );
  });
  await Promise.all(written);
  const renamed = later.reduce(
    (text, name) => text.replaceAll(`./${name}`, `./${rename(name)}`),
    whole,
  );
  await writeFile(path.join(directory, script), renamed);
  await Promise.all([...scripts.keys()].map((name) => rm(path.join(directory, name))));
  return { script, chunks: later.map(rename) };
}
