import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { declarationOf, declarationPaths, nameOf, ROOT } from './emit-types.mjs';

/** The report of one entry: every exported name with its type. */
export function extractReport(folder, entry) {
  const reports = path.join(ROOT, '.cache/surfaces/reports', folder);
  mkdirSync(reports, { recursive: true });
  const reportFileName = `${entry.replaceAll('/', '-')}.api.md`;
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: path.join(ROOT, folder),
      mainEntryPointFilePath: declarationOf(folder, entry),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2024',
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            skipLibCheck: true,
            jsx: 'react-jsx',
            lib: ['esnext', 'dom', 'dom.iterable'],
            types: [],
            paths: declarationPaths(),
          },
          files: [declarationOf(folder, entry)],
        },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: reports,
        reportTempFolder: path.join(reports, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(ROOT, folder, 'package.json'),
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: message => {
      if (message.logLevel === ExtractorLogLevel.Info || message.logLevel === ExtractorLogLevel.Verbose)
        message.handled = true;
    },
  });
  if (errorCount > 0) throw new Error(`the surface of ${nameOf(folder)} (${entry}) cannot be read`);
  return readFileSync(path.join(reports, reportFileName), 'utf8');
}
