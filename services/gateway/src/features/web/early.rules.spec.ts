import { describe, expect, test } from '@jest/globals';
import type { Remote } from '@burrow/releases';
import { earlyLinks, isEverybodys, listBlock, withList } from './early.rules.ts';

const remote = (name: string, more: object = {}): Remote => ({
  name,
  version: '1',
  manifest: `/remotes/${name}/1/mf-manifest.json`,
  prefixes: [name],
  ...more,
});

const ROOM = '<link id="burrow-remotes" rel="preload" href="/remotes.json" as="fetch" />';

describe('the list in a document', () => {
  test('takes the place of the request for it, whatever is in it', () => {
    const block = listBlock([remote('play', { menu: [{ text: { en: "</script><b>$& $'" } }] })]);
    const page = withList(`<a>${ROOM}<b>`, block, 'de');
    expect(page).toBe(`<a>${block}<b>`);
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    const [, data = ''] = /json" id="burrow-remotes">(.*)<\/script>$/.exec(block) ?? [];
    expect(JSON.parse(data).remotes[0].menu[0].text.en).toBe("</script><b>$& $'");
  });

  test('leaves the request for it in the language of the page, where there is none', () => {
    const request =
      '<link rel="preload" href="/remotes.json?language=de" as="fetch" crossorigin="anonymous">';
    expect(withList(`<a>${ROOM}<b>`, '', 'de')).toBe(`<a>${request}<b>`);
  });

  test('is left out of a page that does not read it', () => {
    const old = '<link rel="preload" href="/remotes.json">';
    expect(withList(old, listBlock([]), 'de')).toBe(old);
  });

  test('is for who gets what everybody gets', () => {
    const [play, quiz] = [remote('play'), remote('quiz')];
    expect(isEverybodys([play, quiz], [play, quiz])).toBe(true);
    expect(isEverybodys([play], [play, quiz])).toBe(false);
    expect(isEverybodys([play, remote('quiz', { version: '2' })], [play, quiz])).toBe(false);
  });
});

describe('early links', () => {
  const play = remote('play', {
    prefixes: ['', 'play', 'guide'],
    workers: ['/python/1/worker.js'],
    workersOn: ['', 'play'],
  });
  const remotes = [
    play,
    remote('account', { prefixes: ['play/account'], workers: ['/own/1.js', '/own/2.js'] }),
  ];

  test.each([
    ['', '</python/1/worker.js>; rel=modulepreload'],
    ['play/python/intro-level1', '</python/1/worker.js>; rel=modulepreload'],
    ['play/account', '</own/1.js>; rel=modulepreload, </own/2.js>; rel=modulepreload'],
    ['guide/1', null],
    ['tos', null],
  ])('of %j', (path, expected) => {
    expect(earlyLinks(path, remotes)).toBe(expected);
  });
});
