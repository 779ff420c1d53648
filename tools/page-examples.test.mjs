// Runs the examples in the doc comments of packages that a page is made of: what they draw is drawn in jsdom.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, testExamples } from './examples/run.mjs';
import { onScreen } from './examples/shows.mjs';

for (const name of ['client', 'forms', 'i18n', 'ui']) testExamples(name, 4, onScreen);

const runHere = code => run(code, onScreen);
const BUTTON = "import { Button } from '@burrow/ui';\n<Button>Save</Button> // → ";

test('an example says what it shows, by its text or by a role and its name', async () => {
  await runHere(`${BUTTON}shows 'Save'`);
  await runHere(`${BUTTON}shows button 'Save'`);
  await assert.rejects(runHere(`${BUTTON}shows 'Send'`), /"Send" is not shown: Save/);
  await assert.rejects(runHere(`${BUTTON}shows link 'Save'`), /role "link"/);
});

test('an example says what pressing a button shows', async () => {
  const steps = `import { useState } from 'react';
    function Steps() {
      const [done, setDone] = useState(false);
      return <button onClick={() => setDone(true)}>{done ? 'Done' : 'Go'}</button>;
    }
    <Steps /> // → pressing 'Go' shows `;
  await runHere(`${steps}button 'Done'`);
  await assert.rejects(runHere(`${steps}'Go'`), /"Go" is not shown: Done/);
  await assert.rejects(runHere(steps.replace("'Go' shows", "'Stop' shows") + "'Done'"), /name "Stop"/);
});
