import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

/** The folders that are checked, each as a whole. */
export const FOLDERS = ['base', 'one-node', 'district'];

/** The objects in a text of YAML. @throws Error with the line of a mistake */
export function objectsIn(text) {
  return parseAllDocuments(text).flatMap(document => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() ?? [];
  });
}

/** Whether there is a program that puts overlays together. */
export const hasKubectl = () => !spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).error;

/** What a folder comes to, as kubectl would send it. @throws Error with what kubectl said */
export function render(root, folder) {
  const place = path.join(root, 'infra/kubernetes', folder);
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', place], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return objectsIn(stdout);
}
