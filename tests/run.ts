/** The test command: every check of the project, one after the other, with a summary at the end. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

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

interface Check {
  readonly name: string;
  readonly run: readonly string[];
  /** Where Vitest reports, if it does. */
  readonly report?: string;
}

/** What a summary needs of Vitest's report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const reports = mkdtempSync(join(tmpdir(), 'grimoire-tests-'));

function tests(name: string, run: readonly string[]): Check {
  const report = join(reports, `${name}.json`);
  return {
    name,
    run: [...run, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
  };
}

const checks: readonly Check[] = [
  { name: 'lint and format', run: [command('@biomejs/biome'), 'check', '.'] },
  { name: 'types', run: [command('typescript'), '--noEmit'] },
  { name: 'unused code and dependencies', run: [command('knip')] },
  tests('unit tests', [command('vitest'), 'run']),
  { name: 'production build', run: [command('vite'), 'build'] },
  {
    name: 'server build',
    run: [command('vite'), 'build', '--ssr', 'src/server/main.ts', '--outDir', 'dist/server'],
  },
  tests('browser tests', [command('tsx'), 'tests/browser/run.ts']),
];

const results = checks.map(({ name, run, report }) => {
  console.log(`\n=== ${name} ===`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [...run], { stdio: 'inherit' });
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, ok: status === 0, seconds, failures: report === undefined ? [] : failuresIn(report) };
});
rmSync(reports, { recursive: true });

/** What failed, in a few lines each: whoever reads only the end of a long output learns it too. */
function failuresIn(report: string): string[] {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(process.cwd(), name);
      if (failed.length === 0) return [`${file}\n${beginningOf(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
      );
    });
}

function beginningOf(message: string): string {
  return message.split('\n').slice(0, 8).join('\n');
}

console.log('\n=== summary ===');
for (const failure of results.flatMap(({ failures }) => failures)) console.log(`${failure}\n`);
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
const failed = results.filter(({ ok }) => !ok).length;
console.log(`checks: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
