import { execSync } from 'node:child_process';
import { readFileSync, mkdtempSync } from 'node:fs';
import { loadSubject } from './command';
import { openOurs } from './load/ours';
import { openStock } from './load/stock';
import { putLoad } from './load/run';
const subject = await loadSubject('clash-of-magic-schools');
function cpu(): number {
  const pids = execSync('ps -eo pid,ppid,args').toString().split('\n').map(l => l.trim().split(/\s+/)).filter(c => c[1] === String(process.pid) && c.join(' ').includes('load/serve-')).map(c => c[0]!);
  let t = 0;
  for (const pid of pids) { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); t += Number(f[11])+Number(f[12]); }
  return t*10;
}
for (const kind of (process.argv[2] ?? 'libsql,stock').split(',')) {
  const side = kind === 'stock' ? await openStock(subject.rules) : await openOurs('clash-of-magic-schools', 1, { DATA_DIR: kind === 'memory' ? ':memory:' : mkdtempSync('/tmp/grimoire-cpu-'), DATABASE_URL: '' });
  await putLoad(side, subject, { matches: 20, rate: null, seconds: 6 });
  const c0 = cpu();
  const f = await putLoad(side, subject, { matches: 20, rate: null, seconds: 10 });
  const c1 = cpu();
  console.log(kind, f.movesPerSecond, 'server cpu ms/move', ((c1-c0)/(f.movesPerSecond*10)).toFixed(3), JSON.stringify(f.latencyMs), f.bytesPerMove, f.lost, f.errors);
  await side.close();
}
process.exit(0);
