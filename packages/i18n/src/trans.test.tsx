import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Trans } from './trans.tsx';

const drawn = (text: string): string =>
  renderToStaticMarkup(
    <Trans
      text={text}
      parts={{ terms: inside => <a href="/tos">{inside}</a>, name: inside => <b>{inside}</b> }}
    />,
  );

test.each([
  ['You agree to our <terms>Terms</terms>.', 'You agree to our <a href="/tos">Terms</a>.'],
  ['<name>Ada</name>: <terms>Nutzung</terms>', '<b>Ada</b>: <a href="/tos">Nutzung</a>'],
  ['No part', 'No part'],
  ['1 < 2, <other>as it is</other>', '1 &lt; 2, as it is'],
])('%s', (text, markup) => {
  expect(drawn(text)).toBe(markup);
});
