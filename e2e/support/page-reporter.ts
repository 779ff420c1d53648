import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readFileSync } from 'node:fs';

const LINES = 100;

/** Prints what a failing journey's page showed, for CI logs, where nobody can look at pictures. */
export default class PageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!file) return;
    const [, page = ''] = readFileSync(file, 'utf8').split('```yaml\n');
    const lines = (page.split('\n```')[0] ?? '').split('\n').slice(0, LINES);
    process.stdout.write(`\nThe page of "${title}":\n${lines.join('\n')}\n\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
