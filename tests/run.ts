/** The test command: every check of the project, one after the other, with a summary at the end. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script behind a package's command, so that no shell is needed on any system. */
function command(packageName: string): string {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : Object.values(bin)[0];
  if (script === undefined) throw new Error(`${packageName} has no command`);
  return join(folder, script);
}

const checks: readonly { readonly name: string; readonly run: readonly string[] }[] = [
  { name: 'lint and format', run: [command('@biomejs/biome'), 'check', '.'] },
  { name: 'types', run: [command('typescript'), '--noEmit'] },
  { name: 'unused code and dependencies', run: [command('knip')] },
  { name: 'unit tests', run: [command('vitest'), 'run'] },
  { name: 'production build', run: [command('vite'), 'build'] },
  {
    name: 'server build',
    run: [command('vite'), 'build', '--ssr', 'src/server/main.ts', '--outDir', 'dist/server'],
  },
  { name: 'browser tests', run: [command('tsx'), 'tests/browser/run.ts'] },
];

const results = checks.map(({ name, run }) => {
  console.log(`\n=== ${name} ===`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [...run], { stdio: 'inherit' });
  return { name, ok: status === 0, seconds: Math.round((Date.now() - started) / 1000) };
});

console.log('\n=== summary ===');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
