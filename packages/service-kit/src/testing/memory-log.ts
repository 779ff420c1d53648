import type { Logger } from 'pino';
import { createLogger, type LogLevel } from '../logging/logger.ts';

/** Creates a logger that keeps its lines, so that a test can look for what must not be in them. */
export function memoryLog(level: LogLevel = 'info'): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { lines, logger: createLogger('test', level, { write: line => void lines.push(line) }) };
}
