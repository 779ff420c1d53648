// npm run alerts:check: promtool reads the alert rules and tries them with what alerts.test.yml says.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../infra/standalone/watching');
const PROMTOOL = process.env.PROMTOOL ?? 'promtool';
const CHECKS = [
  ['check', 'config', 'prometheus.yml'],
  ['test', 'rules', 'alerts.test.yml'],
];

for (const args of CHECKS) {
  const { error, status } = spawnSync(PROMTOOL, args, { cwd: FOLDER, stdio: 'inherit' });
  if (error) {
    console.error(
      `promtool is not there (${error.code}). It comes with Prometheus: on Debian apt-get install prometheus; elsewhere https://prometheus.io/download, then PROMTOOL=/path/to/promtool.`,
    );
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}
